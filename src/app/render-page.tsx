import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { articlePaths } from '#src/config/articles.ts';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { authPages, notFoundPage, pageAt, publicPages } from './pages.ts';

/** For the build (vite/prerender): what is rendered to files. */
export const publicPaths: readonly string[] = [...publicPages.keys(), ...articlePaths];
export const authPaths: readonly string[] = [...authPages.keys()];

/**
 * The markup of the page at a path, as the app shows it first; a path without a page gives the
 * not-found page. Title and meta elements come first. Throws what a page throws.
 */
export async function renderPage(pathname: string): Promise<string> {
  await (pageAt(pathname) ?? notFoundPage).preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={pathname}>
          <AppRoutes />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
    // Never in pieces that a script would have to put together.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
