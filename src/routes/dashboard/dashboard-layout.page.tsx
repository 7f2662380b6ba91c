import { NavLink, Outlet } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { dashboardTabs } from '#content/dashboard-tabs.ts';
import { DashboardFrame, TAB_STYLE, TABS_STYLE } from './dashboard-frame.tsx';

/** A sidebar on wide screens, a tab bar on narrow ones. */
export function Page() {
  return (
    <DashboardFrame tabs={<Tabs />}>
      <meta name="robots" content="noindex" />
      <div className="dashboard min-w-0">
        <Outlet />
      </div>
    </DashboardFrame>
  );
}

function Tabs() {
  return (
    <nav aria-label={dashboardWords.navigation} className={TABS_STYLE}>
      <ul className="flex flex-wrap gap-1 sm:gap-2 md:sticky md:top-6 md:flex-col">
        {dashboardTabs.map(({ to, label }) => (
          <li key={to} className="flex-auto">
            <NavLink to={to} className={`${TAB_STYLE} hover:text-text`}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
