import { Link } from 'react-router-dom';
import { articleMeta, articlesOf, lists, type Article } from '#content/marketing/articles.ts';
import { paths } from '#src/config/paths.ts';
import type { ArticleKind } from '#src/config/article-paths.ts';
import { plainText, type Prose as Text } from '#src/lib/prose.ts';
import { sharedWords } from '#content/marketing/shared.ts';
import { Container } from '#src/ui/container.tsx';
import { Contents } from '#src/ui/contents.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { ArticleDate } from './article-date.tsx';

interface ArticlePageProps {
  kind: ArticleKind;
  article: Article;
  text: Text;
}

export function ArticlePage({ kind, article, text }: ArticlePageProps) {
  const list = lists[kind];
  const headings = text.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, words: plainText(block.children) }]
      : [],
  );
  return (
    <article>
      <PageHead {...articleMeta(article)} />
      <Container className="printed grid grid-cols-[minmax(0,1fr)] gap-10 py-10 md:py-14 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-16">
        <header className="grid gap-3 lg:col-span-2">
          <Link to={paths[kind]} className={BACK}>
            <span aria-hidden="true">←</span> {list.heading}
          </Link>
          <h1
            tabIndex={-1}
            className="max-w-narrow-heading font-display text-headline font-extrabold sm:max-w-heading"
          >
            {article.title}
          </h1>
          <p className="max-w-prose text-lead text-muted">{article.summary}</p>
          <ArticleDate label={list.dated} date={article.date} />
        </header>
        <Contents label={sharedWords.onThisPage} headings={headings} />
        <Prose text={text} />
      </Container>
      <MoreArticles kind={kind} except={article.slug} />
    </article>
  );
}

const BACK =
  'not-printed inline-flex min-h-8 items-center gap-2 justify-self-start font-semibold text-tide hover:underline';

function MoreArticles({ kind, except }: { kind: ArticleKind; except: string }) {
  return (
    <nav aria-labelledby="more" className="not-printed border-t border-line bg-sunken">
      <Container className="grid gap-5 py-12">
        <h2 id="more" className="font-display text-2xl font-bold">
          {lists[kind].more}
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {articlesOf(kind)
            .filter(({ slug }) => slug !== except)
            .map(({ slug, path, title, summary }) => (
              <li key={slug} className="relative grid gap-1 border-t border-edge pt-4">
                <Link
                  to={path}
                  className="font-semibold after:absolute after:inset-0 hover:text-tide hover:underline"
                >
                  {title}
                </Link>
                <p className="text-muted">{summary}</p>
              </li>
            ))}
        </ul>
      </Container>
    </nav>
  );
}
