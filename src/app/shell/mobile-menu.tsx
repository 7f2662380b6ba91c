import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { mainLinks, shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useMobileMenu } from './use-mobile-menu.ts';

const LINK =
  'flex min-h-12 items-center border-b border-line text-lg font-semibold aria-[current=page]:text-tide';

interface MobileMenuProps {
  /** Leaves out the links to the public pages. */
  quiet: boolean;
  children: ReactNode;
}

/** A `details` element, so that it works before hydration and without JavaScript. */
export function MobileMenu({ quiet, children }: MobileMenuProps) {
  const { menu, summary, shown, onToggle } = useMobileMenu();
  return (
    <div className={quiet ? 'ms-auto md:hidden' : 'ms-auto flex gap-3 lg:hidden'}>
      {!quiet && (
        <Link to={paths.register} className={buttonStyle('main', 'for-signed-out max-sm:hidden')}>
          {shellWords.getStarted}
        </Link>
      )}
      <details ref={menu} className="group" onToggle={onToggle}>
        <summary ref={summary} className={buttonStyle('quiet', 'unmarked')}>
          {shellWords.menu}
          <span aria-hidden="true" className="group-open:rotate-180">
            ▾
          </span>
        </summary>
        <nav
          aria-label={shellWords.menu}
          hidden={!shown}
          className={`floating absolute inset-x-0 top-full z-10 gap-6 border-y border-line bg-surface px-4 ${quiet ? 'pt-6' : 'pt-2'} grid pb-6 sm:px-6`}
        >
          {!quiet && (
            <ul>
              {mainLinks.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} className={LINK}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          )}
          <div className="grid gap-3 sm:grid-cols-3">{children}</div>
        </nav>
      </details>
    </div>
  );
}
