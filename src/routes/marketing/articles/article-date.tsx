import { longDate } from '#content/locale.ts';
import { timeNeeded, type Article } from '#content/marketing/articles.ts';

interface ArticleDateProps {
  /** Shown before the date. */
  label: string;
  article: Pick<Article, 'date' | 'minutes' | 'task'>;
}

export function ArticleDate({ label, article }: ArticleDateProps) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
      <span>
        {label} <time dateTime={article.date}>{longDate(article.date)}</time>
      </span>{' '}
      <span>{timeNeeded(article)}</span>
    </p>
  );
}
