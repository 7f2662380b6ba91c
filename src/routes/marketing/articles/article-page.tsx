import { Link } from 'react-router-dom';
import {
  articlesOf,
  byline,
  linksAfter,
  lists,
  onThisPage,
  type Article,
} from '#content/marketing/articles.ts';
import { paths } from '#src/config/paths.ts';
import type { ArticleKind } from '#src/config/article-paths.ts';
import type { Prose as Text } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { DocumentText } from '#src/ui/document-text.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { SideLinks } from '#src/ui/side-links.tsx';
import { ArticleDate } from './article-date.tsx';
import { articlePictures } from './article-pictures.tsx';
import { articleScenes } from './article-scene.tsx';

interface ArticlePageProps {
  kind: ArticleKind;
  article: Article;
  text: Text;
}

export function ArticlePage({ kind, article, text }: ArticlePageProps) {
  const list = lists[kind];
  const scene = articleScenes[article.slug];
  return (
    <article>
      <Container className="printed grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:grid-cols-[minmax(0,36rem)] md:justify-center md:py-14 lg:grid-cols-[13rem_minmax(0,65ch)] lg:gap-x-16 xl:grid-cols-[13rem_minmax(0,1fr)_13rem] xl:gap-x-10">
        <header className="grid gap-3 lg:col-start-2">
          <Link to={paths[kind]} className={BACK}>
            <Arrow className="rotate-180" /> {list.heading}
          </Link>
          <h1
            tabIndex={-1}
            className="max-w-narrow-heading font-display text-headline font-extrabold sm:max-w-heading"
          >
            {article.title}
          </h1>
          <p className="max-w-prose text-lead text-pretty text-muted">{article.summary}</p>
          <ArticleDate
            dated={list.dated}
            article={article}
            by={kind === 'blog' ? byline : undefined}
          />
        </header>
        <DocumentText
          text={text}
          contents={onThisPage}
          beside={
            <SideLinks
              label={list.heading}
              links={articlesOf(kind).map(({ path, title }) => ({ to: path, title }))}
              current={article.path}
            />
          }
          pictures={articlePictures}
          picture={scene !== undefined && <div className="not-printed">{scene}</div>}
        />
      </Container>
      <MoreArticles kind={kind} after={article.slug} />
    </article>
  );
}

const BACK =
  'not-printed inline-flex min-h-8 items-center gap-2 justify-self-start font-semibold text-tide hover:underline';

function Arrow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames('size-4 shrink-0 fill-none stroke-current stroke-2', className)}
      aria-hidden="true"
    >
      <path d="M2 8h11.5m-5 5 5-5-5-5" />
    </svg>
  );
}

/** The next article, the others of the list, and the demo. */
function MoreArticles({ kind, after }: { kind: ArticleKind; after: string }) {
  const links = linksAfter(kind, after);
  return (
    <nav aria-labelledby="more" className="not-printed border-t border-line bg-sunken">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-12 md:py-16">
        <h2 id="more" className="font-display text-2xl font-bold">
          {lists[kind].more}
        </h2>
        <LinkList
          links={links}
          className={links.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4'}
        />
      </Container>
    </nav>
  );
}
