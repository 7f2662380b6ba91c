import { Link } from 'react-router-dom';
import type { Article } from '#content/marketing/articles.ts';
import type { Section } from '#src/lib/prose.ts';
import { ArticleDate } from './article-date.tsx';
import { articleScenes } from './article-scene.tsx';

interface ArticleCardProps {
  article: Article;
  /** The label in front of the date. */
  dated: string;
  sections: readonly Section[];
}

/** An article in a list, with its sections where there is room. The whole card links to the article. */
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
        <ul className="mt-3 grid gap-1.5 border-l-2 border-line pl-4 leading-snug text-muted max-md:hidden">
          {sections.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
        </ul>
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
