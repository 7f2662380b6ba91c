import { longDate } from '#content/locale.ts';
import { timeNeeded, type Article } from '#content/marketing/articles.ts';

interface ArticleDateProps {
  /** Shown before the date. */
  label: string;
  article: Pick<Article, 'date' | 'minutes'>;
  /** Shown before the label. */
  by?: string | undefined;
  /** Shown last: how many steps it has. */
  steps?: string | undefined;
}

export function ArticleDate({ label, article, by, steps }: ArticleDateProps) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
      {by !== undefined && <span>{by}</span>}{' '}
      <span>
        {label} <time dateTime={article.date}>{longDate(article.date)}</time>
      </span>{' '}
      <span>{timeNeeded(article)}</span>
      {steps !== undefined && <span>{steps}</span>}
    </p>
  );
}
