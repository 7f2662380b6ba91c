import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { mainLinks, shellWords } from '#content/shell.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

const LINK =
  'flex min-h-12 items-center border-b border-line text-lg font-semibold aria-[current=page]:text-tide';

/** Opens without JavaScript; with it, closes by Escape and when it has led somewhere. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** Shown until the script says otherwise: without one, `details` alone opens and closes. */
  const [shown, setShown] = useState(true);
  useEffect(() => setShown(menu.current?.open === true), []);
  /** Where it was last shown: what was opened on a page before the app came stays open there. */
  const lastAt = useRef<string | null>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const moved = lastAt.current !== null && lastAt.current !== key;
    lastAt.current = key;
    if (moved && menu.current !== null) menu.current.open = false;
  }, [hydrated, key]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    menu.current.open = false;
    summary.current?.focus();
  };
  return (
    <div role="presentation" className="ml-auto lg:hidden" onKeyDown={onKeyDown}>
      <details
        ref={menu}
        className="group"
        onToggle={(event) => setShown(event.currentTarget.open)}
      >
        <summary
          ref={summary}
          className={buttonStyle('quiet', 'list-none [&::-webkit-details-marker]:hidden')}
        >
          {shellWords.menu}
          <span aria-hidden="true" className="group-open:rotate-180">
            ▾
          </span>
        </summary>
        <nav
          aria-label={shellWords.menu}
          hidden={!shown}
          className="floating absolute inset-x-0 top-full z-10 gap-6 border-y border-line bg-surface px-4 pt-2 pb-6 not-[[hidden]]:grid sm:px-6"
        >
          <ul>
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 sm:grid-cols-3">{children}</div>
        </nav>
      </details>
    </div>
  );
}
