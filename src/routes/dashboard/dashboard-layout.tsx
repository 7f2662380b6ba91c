import { NavLink, Outlet } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { paths } from '#src/config/paths.ts';

const LINK_STYLE =
  'flex min-h-11 items-center rounded px-4 py-2 font-semibold text-muted hover:text-text ' +
  'aria-[current=page]:bg-tide-wash aria-[current=page]:text-tide';

/** A sidebar on wide screens, a tab bar on narrow ones. */
export function DashboardLayout() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-8 sm:px-6 md:grid-cols-[12rem_1fr] md:gap-16 md:py-12">
      <meta name="robots" content="noindex" />
      <nav aria-label={dashboardWords.navigation}>
        <ul className="flex gap-2 md:sticky md:top-6 md:grid">
          <li>
            <NavLink to={paths.profile} className={LINK_STYLE}>
              {dashboardWords.profileLink}
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className="max-w-3xl">
        <Outlet />
      </div>
    </div>
  );
}
