import { Link } from 'react-router-dom';
import type { Article } from '#content/marketing/articles.ts';
import type { Section } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ArticleDate } from './article-date.tsx';
import { articleScenes } from './article-scene.tsx';

interface GuideCardProps {
  article: Article;
  /** The label before the date. */
  dated: string;
  sections: readonly Section[];
  /** Above the title of the guide to begin with, which takes the whole width. */
  start?: string | undefined;
}

/** A guide as an index: each of its sections is a row with a link, below a picture of its subject. Lines up with its neighbours. */
export function GuideCard({ article, dated, sections, start }: GuideCardProps) {
  const { slug, path, title, summary } = article;
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-raised p-5 sm:p-6',
        start === undefined ? 'row-span-5 grid-rows-subgrid' : FIRST,
      )}
    >
      {start !== undefined && <p className="text-sm font-semibold text-tide">{start}</p>}
      <h2
        className={classNames(
          'font-display leading-tight font-bold',
          start === undefined ? 'text-2xl' : 'text-title',
        )}
      >
        <Link
          to={path}
          className="underline decoration-edge decoration-1 underline-offset-6 hover:text-tide"
        >
          {title}
        </Link>
      </h2>
      <p className="text-muted">{summary}</p>
      <ul className="mt-2 self-start">
        {sections.map(({ id, words }) => (
          <li key={id} className="border-t border-line">
            <Link
              to={`${path}#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 py-2 leading-snug text-tide hover:underline"
            >
              {words}
              <span aria-hidden="true" className="text-muted">
                ›
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ArticleDate dated={dated} article={article} />
      <div
        aria-hidden="true"
        className={classNames(
          'stage grid grid-cols-[minmax(0,1fr)] content-center p-6 max-sm:hidden [&_.stage]:bg-none [&_.stage]:p-0',
          start === undefined && 'mb-2 sm:order-first',
        )}
      >
        {articleScenes[slug]}
      </div>
    </li>
  );
}

/** From tablets on its picture is beside the rest, above the guide of the second column. */
const FIRST =
  'md:col-span-2 md:grid-cols-2 md:gap-x-[4.375rem] md:*:col-start-1 md:[&>.stage]:col-start-2 md:[&>.stage]:row-span-5 md:[&>.stage]:row-start-1';
