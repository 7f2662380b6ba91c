import { NavLink, Outlet } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { dashboardTabs } from '#content/dashboard-tabs.ts';
import { Container } from '#src/ui/container.tsx';

const LINK_STYLE =
  'flex min-h-11 items-center justify-center rounded px-1 py-2 text-sm font-semibold text-muted hover:text-text ' +
  'sm:px-4 sm:text-base md:justify-start aria-[current=page]:bg-tide-wash aria-[current=page]:text-tide';

/** A sidebar on wide screens, a tab bar on narrow ones. */
export function Page() {
  return (
    <Container className="grid gap-8 pt-6 pb-12 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:gap-12 md:py-12 lg:gap-16">
      <meta name="robots" content="noindex" />
      <nav
        aria-label={dashboardWords.navigation}
        className="-mx-4 border-b border-line px-4 pb-3 sm:-mx-6 sm:px-6 md:m-0 md:border-0 md:p-0"
      >
        <ul className="flex flex-wrap gap-1 sm:gap-2 md:sticky md:top-6 md:flex-col">
          {dashboardTabs.map(({ to, label }) => (
            <li key={to} className="flex-auto">
              <NavLink to={to} className={LINK_STYLE}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="dashboard min-w-0">
        <Outlet />
      </div>
    </Container>
  );
}
