import { Link } from 'react-router-dom';
import type { Article } from '#content/marketing/articles.ts';
import type { Section } from '#src/lib/prose.ts';
import { ArticleDate } from './article-date.tsx';

interface GuideCardProps {
  article: Article;
  /** The label before the date. */
  dated: string;
  sections: readonly Section[];
}

/** A guide as an index: each of its sections is a row with a link. Lines up with its neighbours. */
export function GuideCard({ article, dated, sections }: GuideCardProps) {
  const { path, title, summary } = article;
  return (
    <li className="row-span-4 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-3 rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 className="font-display text-2xl leading-tight font-bold">
        <Link
          to={path}
          className="underline decoration-edge decoration-1 underline-offset-6 hover:text-tide"
        >
          {title}
        </Link>
      </h2>
      <p className="text-muted">{summary}</p>
      <ul className="mt-2 gap-x-8 self-start md:max-lg:columns-2">
        {sections.map(({ id, words }) => (
          <li key={id} className="break-inside-avoid border-t border-line">
            <Link
              to={`${path}#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 py-2 leading-snug text-tide after:text-muted after:content-['›'_/_''] hover:underline"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
      <ArticleDate label={dated} article={article} />
    </li>
  );
}
