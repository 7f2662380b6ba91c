import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFoundWords as words } from '#content/not-found.ts';
import { paths } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Container } from '#src/ui/container.tsx';

/** The path alone is logged (specification, section 2): a query could hold what is nobody's business. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    logError(words.logged, pathname);
  }, [pathname]);
  return (
    <Container className="grid gap-6 py-16 lg:py-28">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="max-w-[13em] font-display text-title font-bold">
        {words.text}
      </h1>
      <p>
        <Link to={paths.home} className={buttonStyle('main')}>
          {words.home}
        </Link>
      </p>
    </Container>
  );
}
