import { Link } from 'react-router-dom';
import {
  articleMeta,
  articlesOf,
  nextArticle,
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
import { PageHead } from '#src/ui/page-head.tsx';
import { ArticleDate } from './article-date.tsx';
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
      <PageHead {...articleMeta(article)} />
      <Container className="printed grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:py-14 lg:grid-cols-[13rem_minmax(0,65ch)] lg:gap-x-16">
        <header className="grid gap-3 lg:col-span-2">
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
          <ArticleDate label={list.dated} article={article} />
        </header>
        <DocumentText
          text={text}
          contents={onThisPage}
          beside={kind !== 'blog' && <Siblings kind={kind} of={article.slug} />}
          picture={scene !== undefined && <div className="not-printed">{scene}</div>}
        />
      </Container>
      <MoreArticles kind={kind} after={article.slug} />
    </article>
  );
}

const BACK =
  'not-printed inline-flex min-h-8 items-center gap-2 justify-self-start font-semibold text-tide hover:underline';

function Arrow({ className }: { className?: string }) {
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

/** The other guides, for readers who came to the wrong one. On narrow screens they are at the end. */
function Siblings({ kind, of }: { kind: ArticleKind; of: string }) {
  return (
    <nav aria-label={lists[kind].heading} className="not-printed max-lg:hidden">
      <div className="border-l-2 border-line pl-4 text-sm">
        <p className="mb-1 font-semibold">{lists[kind].heading}</p>
        <ul>
          {articlesOf(kind).map(({ slug, path, title }) => (
            <li key={slug}>
              <Link
                to={path}
                aria-current={slug === of ? 'page' : undefined}
                className="inline-block py-1.5 leading-5 text-muted hover:text-text hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-tide"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** The next article, and then the others of the list. */
function MoreArticles({ kind, after }: { kind: ArticleKind; after: string }) {
  const next = nextArticle(kind, after);
  const others = articlesOf(kind).filter(({ slug }) => slug !== after && slug !== next?.slug);
  return (
    <nav aria-labelledby="more" className="not-printed border-t border-line bg-sunken">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-6 py-12 md:py-16">
        <h2 id="more" className="font-display text-2xl font-bold">
          {lists[kind].more}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
          {next !== undefined && <Next article={next} />}
          <LinkList
            links={others.map(({ path, title, summary }) => ({ to: path, title, text: summary }))}
            className=""
          />
        </div>
      </Container>
    </nav>
  );
}

function Next({ article: { path, title, summary } }: { article: Article }) {
  return (
    <div className="relative grid gap-2 rounded-lg border border-line bg-raised p-5 hover:border-text sm:p-6">
      <p className="flex items-center justify-between gap-4 font-display text-2xl leading-snug font-bold">
        <Link
          to={path}
          className="underline decoration-edge decoration-1 underline-offset-6 after:absolute after:inset-0"
        >
          {title}
        </Link>
        <Arrow className="text-accent" />
      </p>
      <p className="text-pretty text-muted">{summary}</p>
    </div>
  );
}
