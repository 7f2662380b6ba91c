import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFoundWords as words } from '#content/not-found.ts';
import { speciesWords } from '#content/species.ts';
import { paths } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';
import { LinkList } from '#src/ui/link-list.tsx';
import { Plate } from '#src/ui/plate.tsx';

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
        <GotAway />
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

/** The QR code that leads nowhere. */
function GotAway() {
  return (
    <figure className="grid gap-3">
      <Plate of="qr-code" className="w-full rounded-lg bg-sunken p-6" />
      <figcaption className="text-sm text-muted">
        <p>{words.gotAway}</p>
        <p lang="la" translate="no" className="italic">
          {speciesWords['qr-code'].latin}
        </p>
      </figcaption>
    </figure>
  );
}
