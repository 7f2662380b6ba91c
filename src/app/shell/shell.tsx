import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { Prefetch } from './prefetch.tsx';
import { TopBar } from './top-bar.tsx';
import { Waiting } from './waiting.tsx';
import { WithDisplayFace } from './with-display-face.tsx';

/** The frame around every screen. */
export function Shell() {
  return (
    <WithDisplayFace className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-20 rounded bg-raised focus:not-sr-only focus:absolute focus:m-2 focus:px-4 focus:py-3"
      >
        {shellWords.skip}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="flex-1">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <Arrival />
      <Prefetch />
      <Waiting />
    </WithDisplayFace>
  );
}

/** As tall as the screen, so that the footer does not jump while a page comes. */
function Loading() {
  return (
    <div className="min-h-dvh">
      <p className="sr-only">{shellWords.loading}</p>
    </div>
  );
}
