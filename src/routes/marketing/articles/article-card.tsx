import { Link } from 'react-router-dom';
import type { Article } from '#content/marketing/articles.ts';
import type { Section } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ArticleDate } from './article-date.tsx';
import { articleScenes } from './article-scene.tsx';

interface ArticleCardProps {
  article: Article;
  dated: string;
  /** Linked to. */
  sections: readonly Section[];
  /** The first of the list, which takes the whole width. */
  isLead: boolean;
  /** Its place in a list that is worked through in order. */
  number?: number | undefined;
}

/** An article in a list. The whole card links to the article. */
export function ArticleCard({ article, dated, sections, isLead, number }: ArticleCardProps) {
  const { slug, path, title, summary } = article;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6',
        isLead ? LEAD : 'md:row-span-2 md:grid-rows-subgrid',
      )}
    >
      <div
        className={classNames(
          'grid gap-2',
          // On a phone, a step's number comes before its picture.
          number === undefined ? 'order-1' : 'sm:order-1',
          isLead && sections.length === 0 ? 'content-center' : 'content-start',
        )}
      >
        <div className="flex items-center gap-3">
          {number !== undefined && <Number of={number} />}
          <ArticleDate dated={dated} article={article} />
        </div>
        <h2
          className={classNames(
            'font-display leading-snug font-bold',
            isLead ? 'text-title' : 'text-2xl',
          )}
        >
          <Link
            to={path}
            className="underline decoration-edge decoration-1 underline-offset-6 after:absolute after:inset-0 hover:text-tide"
          >
            {title}
          </Link>
        </h2>
        <p className="max-w-prose text-lead text-pretty text-muted">{summary}</p>
        {sections.length > 0 && (
          <ul className="relative mt-2 justify-self-start border-s-2 border-line ps-4 leading-snug">
            {sections.map(({ id, words }) => (
              <li key={id}>
                <Link to={`${path}#${id}`} className="inline-block py-1 text-tide hover:underline">
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture of={slug} />
    </li>
  );
}

function Picture({ of }: { of: string }) {
  return (
    <div
      aria-hidden="true"
      className="stage grid grid-cols-[minmax(0,1fr)] content-center overflow-hidden [&_.stage]:bg-none [&_.stage]:p-0 [&_figcaption]:rounded-lg [&_figcaption]:bg-raised [&_figcaption]:p-4"
    >
      {articleScenes[of]}
    </div>
  );
}

const LEAD = 'md:col-span-2 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

function Number({ of }: { of: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-tide font-bold text-surface"
    >
      {of}
    </span>
  );
}
