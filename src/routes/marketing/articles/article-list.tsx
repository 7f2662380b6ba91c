import { Link } from 'react-router-dom';
import { articlesOf, lists } from '#content/marketing/articles.ts';
import type { ArticleKind } from '#src/config/article-paths.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Container } from '#src/ui/container.tsx';
import { ArticleDate } from './article-date.tsx';

/** A list of articles: title, summary, date. */
export function ArticleList({ kind }: { kind: ArticleKind }) {
  const { title, description, heading, lead, dated } = lists[kind];
  return (
    <>
      <PageHead title={title} description={description} />
      <PageHeader title={heading} lead={lead} />
      <Container className="pb-20">
        <ul className="border-t border-line">
          {articlesOf(kind).map(({ slug, path, title, summary, date }) => (
            <li
              key={slug}
              className="relative grid gap-2 border-b border-line py-7 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] md:gap-10"
            >
              <ArticleDate label={dated} date={date} />
              <div className="grid gap-1.5">
                <h2 className="font-display text-2xl leading-snug font-bold">
                  <Link
                    to={path}
                    className="after:absolute after:inset-0 hover:text-tide hover:underline"
                  >
                    {title}
                  </Link>
                </h2>
                <p className="max-w-prose text-muted">{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}

export function Blog() {
  return <ArticleList kind="blog" />;
}

export function Docs() {
  return <ArticleList kind="docs" />;
}

export function Tutorials() {
  return <ArticleList kind="tutorials" />;
}
