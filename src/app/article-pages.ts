import { articleAt } from '#src/config/article-paths.ts';
import { pageComponent, type PageComponent } from './page-component.tsx';

const pages = new Map<string, PageComponent>();

/**
 * The page at a path where an article may be. Which there are, only what it loads knows: it shows the
 * not-found page for others, so that the app does not grow with the articles.
 */
export function articlePageAt(path: string): PageComponent | undefined {
  const article = articleAt(path);
  if (article === null) return undefined;
  const known = pages.get(path);
  if (known !== undefined) return known;
  const { kind, slug } = article;
  const page = pageComponent(async () =>
    (await import('#src/routes/marketing/articles/load-article.tsx')).loadArticle(kind, slug),
  );
  pages.set(path, page);
  return page;
}
