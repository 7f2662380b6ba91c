import { useLocation } from 'react-router-dom';
import { pagePath } from '#src/lib/page-path.ts';
import { articlePageAt } from './article-pages.ts';
import { notFoundPage } from './pages.ts';

/** Another article is another page, though the route is the same. */
export function ArticleRoute() {
  const path = pagePath(useLocation().pathname);
  const { Page } = articlePageAt(path) ?? notFoundPage;
  return <Page key={path} />;
}
