import { longDate } from '#content/locale.ts';
import { timeNeeded, type Article } from '#content/marketing/articles.ts';

interface ArticleDateProps {
  /** Shown before the date. */
  label: string;
  article: Pick<Article, 'date' | 'minutes'>;
  /** Shown before the label. */
  by?: string | undefined;
}

export function ArticleDate({ label, article, by }: ArticleDateProps) {
  return (
    <p className="tabular-nums flex flex-wrap gap-x-4 text-sm text-muted">
      {by !== undefined && <span>{by}</span>}{' '}
      <span>
        {label} <time dateTime={article.date}>{longDate(article.date)}</time>
      </span>{' '}
      <span>{timeNeeded(article)}</span>
    </p>
  );
}
