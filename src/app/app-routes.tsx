import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { Toasts } from '#src/ui/toast.tsx';
import { RequireAuthenticator, RequireSession } from './guards/guards.tsx';
import { dashboardLayout, pageAt } from './pages.ts';
import { notFoundRoute, redirects, routes, type Route as PageRoute } from './routes.ts';
import { Shell } from './shell/shell.tsx';

/** The design system on one page; left out of builds. */
const Kit = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./kit.tsx')).Kit }))
  : null;

/** The route table as elements. Paths are case-sensitive, as on the host, which has a file for each. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {routesWith(({ audience }) => audience === 'public')}
        {Kit !== null && <Route caseSensitive path="/_kit" element={<Kit />} />}
        {redirects.map(({ path, to }) => (
          <Route key={path} caseSensitive path={path} element={<Navigate replace to={to} />} />
        ))}
        <Route element={<WithNotices />}>
          {routesWith(({ audience }) => audience === 'auth')}
          <Route element={<RequireSession />}>
            {routesWith((route) => needOf(route) === 'session')}
          </Route>
          <Route element={<RequireAuthenticator />}>
            <Route element={<dashboardLayout.Page />}>
              {routesWith((route) => needOf(route) === 'authenticator')}
            </Route>
          </Route>
        </Route>
        <Route path={notFoundRoute.path} element={<PageHere />} />
      </Route>
    </Routes>
  );
}

function routesWith(isWanted: (route: PageRoute) => boolean) {
  return routes
    .filter(isWanted)
    .map(({ path }) => <Route key={path} caseSensitive path={path} element={<PageHere />} />);
}

function needOf(route: PageRoute) {
  return route.audience === 'protected' ? route.needs : null;
}

/** The page remounts for each path, because the articles of a kind share a row. */
function PageHere() {
  const { pathname } = useLocation();
  const { Page } = pageAt(pathname);
  return <Page key={pagePath(pathname)} />;
}

/** Toasts belong to the auth and dashboard screens; public pages never load them. */
function WithNotices() {
  return (
    <>
      <Outlet />
      <Toasts words={shellWords.notices} />
    </>
  );
}
