import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { OfflineNotice } from './recovery/offline-notice.tsx';
import { UnreadableRequest } from './recovery/unreadable-request.tsx';
import { headAt, preloadScreen } from './pages.ts';

/**
 * The page at a path, or the not-found page, as the app first renders it, and what it exports about itself. In the markup,
 * title and meta elements come first. Rethrows any error that the page throws.
 */
export async function renderPage(pathname: string) {
  await preloadScreen(pathname);
  const markup = await render(
    <StrictMode>
      <ErrorBoundary>
        <StaticRouter location={pathname}>
          <AppRoutes />
        </StaticRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
  return { markup, head: await headAt(pathname) };
}

/** The hidden notice that every built page contains. */
export function renderOfflineNotice(): Promise<string> {
  return render(<OfflineNotice />);
}

/** The page of a response to a request that the host can't read. */
export function renderUnreadableRequest(): Promise<string> {
  return render(<UnreadableRequest />);
}

async function render(node: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    node,
    // One chunk: React would need an inline script to assemble several.
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
