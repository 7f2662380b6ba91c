import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { wantsNoMotion } from '#src/ui/reduced-motion.ts';

/** Scrolls to the top on the landing page, navigates there from elsewhere (docs/product, Every page). */
export function Logo() {
  const { pathname } = useLocation();
  const toTop = (event: MouseEvent) => {
    if (pathname !== paths.home) return;
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: wantsNoMotion() ? 'instant' : 'smooth' });
  };
  return (
    <Link
      to={paths.home}
      onClick={toTop}
      aria-label={shellWords.home}
      className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-display text-xl font-extrabold"
    >
      <svg viewBox="0 0 24 24" className="size-7 fill-none stroke-2" aria-hidden="true">
        <path
          d={brand.hook.path}
          className="stroke-current"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle {...brand.hook.eye} className="fill-accent stroke-accent" />
      </svg>
      {/* As wide in either font, so that the swap shifts nothing. */}
      <span translate="no" className="min-w-[4.65em]">
        {brand.name}
      </span>
    </Link>
  );
}
