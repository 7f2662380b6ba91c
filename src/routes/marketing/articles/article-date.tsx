import { longDate } from '#content/locale.ts';
import { timeNeeded, type Article } from '#content/marketing/articles.ts';
import { renderTags } from '#src/ui/linked-text.tsx';

interface ArticleDateProps {
  /** With a `<date/>`. */
  dated: string;
  article: Pick<Article, 'date' | 'minutes'>;
  /** Shown before the date. */
  by?: string | undefined;
}

export function ArticleDate({ dated, article, by }: ArticleDateProps) {
  return (
    <p className="tabular-nums flex flex-wrap gap-x-4 text-sm text-muted">
      {by !== undefined && <span>{by}</span>}{' '}
      <span>
        {renderTags(dated, {
          date: <time dateTime={article.date}>{longDate(article.date)}</time>,
        })}
      </span>{' '}
      <span>{timeNeeded(article)}</span>
    </p>
  );
}
