import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { notFoundWords as words } from '#content/not-found.ts';
import { paths } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';

/** The path alone is logged (specification, section 2): a query could hold what is nobody's business. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    logError(words.logged, pathname);
  }, [pathname]);
  return (
    <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-16 sm:px-6 lg:py-28">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} className="max-w-[24ch] text-title font-bold">
        {words.text}
      </h1>
      <p>
        <Link to={paths.home} className={buttonStyle('main')}>
          {words.home}
        </Link>
      </p>
    </div>
  );
}
