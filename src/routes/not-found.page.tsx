import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFoundWords as words } from '#content/not-found.ts';
import { paths } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { LinkList } from '#src/ui/link-list.tsx';

/** Logs only the path (docs/product, Not found), because a query may contain private data. */
export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Not the router's pathname, which may have been escaped again (lib/page-path).
    logError(words.logged, window.location.pathname);
  }, [pathname]);
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:gap-12 md:py-20">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className="grid items-center gap-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <h1 tabIndex={-1} className="max-w-[13em] font-display text-headline font-extrabold">
            {words.text}
          </h1>
          <p>
            <Link to={paths.home} className={buttonStyle('main', 'max-sm:w-full')}>
              {words.home}
            </Link>
          </p>
        </div>
        <EmptyHook />
      </div>
      <nav aria-labelledby="likely" className="grid gap-5">
        <h2 id="likely" className="text-lg font-semibold">
          {words.likely}
        </h2>
        <LinkList
          links={words.pages}
          className="max-sm:gap-3 sm:grid-cols-2 lg:grid-cols-3 max-sm:[&_p]:hidden"
        />
      </nav>
    </Container>
  );
}

/** An empty hook, and the fish that got away. */
function EmptyHook() {
  return (
    <svg
      viewBox="0 0 240 120"
      aria-hidden="true"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-lg bg-sunken fill-none"
    >
      <path d="M70 0v62a18 18 0 0 1-36 0v-4l10 9" className="stroke-accent" />
      <path
        d="M132 74c14-22 44-22 60 0l16-13v26l-16-13c-16 22-46 22-60 0z"
        className="fill-raised stroke-edge"
      />
      <path d="M148 70h.1" className="stroke-text" strokeWidth="6" />
      <path d="M112 66h.1M104 52h.1M116 40h.1" className="stroke-edge" strokeWidth="7" />
    </svg>
  );
}
