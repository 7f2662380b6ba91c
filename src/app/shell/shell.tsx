import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { LearnButtonContext } from '#src/ui/learn-button.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { routeAt } from '../routes.ts';
import { NewVersionNotice } from '../recovery/new-version-notice.tsx';
import { NavigationEffects } from './navigation-effects.tsx';
import { SessionMark } from './by-session.tsx';
import { Footer } from './footer.tsx';
import { Prefetch } from './prefetch.tsx';
import { QuietFooter } from './quiet-footer.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { renderLearnButton } from './learn-button.tsx';
import { TopBar } from './top-bar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { WithDisplayFace } from './with-display-face.tsx';

/** The frame around every page: top bar, main, footer and notices. */
export function Shell() {
  const { pathname, key } = useLocation();
  const { audience, path } = routeAt(pathname);
  const quiet = audience !== 'public';
  return (
    <WithDisplayFace className="flex min-h-dvh flex-col">
      <NewVersionNotice>
        <a href="#content" className="skip">
          {shellWords.skip}
        </a>
        <TopBar quiet={quiet} logoOnly={path === paths.callback} />
        {/* Before the page, which moves down for it on a phone. */}
        <SignedOutNotice />
        <main id="content" tabIndex={-1} className="flex-1">
          {/* A page that fails leaves the frame as it is, and Back works. */}
          <ErrorBoundary resetKey={key}>
            <Suspense fallback={<Loading />}>
              <LearnButtonContext value={renderLearnButton}>
                <Outlet />
              </LearnButtonContext>
            </Suspense>
          </ErrorBoundary>
        </main>
        {quiet ? <QuietFooter /> : <Footer />}
        <NavigationEffects />
        <SessionMark />
        <Prefetch />
        <NavigationProgress />
      </NewVersionNotice>
    </WithDisplayFace>
  );
}

/** As tall as the window, so that the footer doesn't jump while a page loads. */
function Loading() {
  return (
    <div className="min-h-dvh">
      <p className="sr-only">{shellWords.loading}</p>
    </div>
  );
}
