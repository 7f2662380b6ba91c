import { Link } from 'react-router-dom';
import type { Article } from '#content/marketing/articles.ts';
import type { Section } from '#src/lib/prose.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ArticleDate } from './article-date.tsx';
import { articleScenes } from './article-scene.tsx';

interface ArticleCardProps {
  article: Article;
  /** The label in front of the date. */
  dated: string;
  sections: readonly Section[];
}

/** An article in a list. The whole card links to the article, and each section has its own link. */
export function ArticleCard({ article, dated, sections }: ArticleCardProps) {
  const { slug, path, title, summary } = article;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 border-t border-line pt-8 md:grid-cols-2 lg:gap-x-16">
      <div className="grid content-start gap-2">
        <ArticleDate label={dated} article={article} />
        <h2 className="font-display text-2xl leading-snug font-bold lg:text-title">
          <Link
            to={path}
            className="underline decoration-edge decoration-1 underline-offset-6 after:absolute after:inset-0 hover:text-tide"
          >
            {title}
          </Link>
        </h2>
        <p className="max-w-prose text-lead text-pretty text-muted">{summary}</p>
        <Sections path={path} sections={sections} />
      </div>
      <div
        aria-hidden="true"
        className="stage grid max-h-88 content-start overflow-hidden has-[.beyond-card]:max-h-none md:order-first [&_.beyond-card]:hidden [&_.pin]:hidden [&_.stage]:bg-none [&_.stage]:p-0 [&_figcaption]:hidden"
      >
        {articleScenes[slug]}
      </div>
    </li>
  );
}

function Sections({ path, sections }: { path: string; sections: readonly Section[] }) {
  return (
    <ul
      className={classNames(
        'mt-2 self-start border-l-2 border-line pl-4 text-sm max-sm:hidden',
        sections.length > 3 && 'sm:max-md:columns-2 lg:columns-2',
      )}
    >
      {sections.map(({ id, words }) => (
        <li key={id} className="break-inside-avoid">
          <Link
            to={`${path}#${id}`}
            className="relative inline-flex min-h-8 items-center py-1 leading-snug text-tide hover:underline"
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
