import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { Toasts } from '#src/ui/toast.tsx';
import { RequireAuthenticator, RequireSession } from './guards/guards.tsx';
import { dashboardLayout, pageAt } from './pages.ts';
import type { Route as PageRoute } from './route.ts';
import { notFoundRoute, redirects, routes } from './routes.ts';
import { Shell } from './shell/shell.tsx';

/** Renders the route table. Paths are case-sensitive because the host serves one file per path. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {renderRoutes(({ audience }) => audience === 'public')}
        {redirects.map(({ path, to }) => (
          <Route key={path} caseSensitive path={path} element={<Navigate replace to={to} />} />
        ))}
        <Route element={<ToastLayout />}>
          {renderRoutes(({ audience }) => audience === 'auth')}
          <Route element={<RequireSession />}>
            {renderRoutes((route) => requirementOf(route) === 'session')}
          </Route>
          <Route element={<RequireAuthenticator />}>
            <Route element={<dashboardLayout.Page />}>
              {renderRoutes((route) => requirementOf(route) === 'authenticator')}
            </Route>
          </Route>
        </Route>
        <Route path={notFoundRoute.path} element={<CurrentPage />} />
      </Route>
    </Routes>
  );
}

function renderRoutes(isWanted: (route: PageRoute) => boolean) {
  return routes
    .filter(isWanted)
    .map(({ path }) => <Route key={path} caseSensitive path={path} element={<CurrentPage />} />);
}

function requirementOf(route: PageRoute) {
  return route.audience === 'protected' ? route.needs : null;
}

/** Keyed by path, because all articles of a kind share one row and each must mount afresh. */
function CurrentPage() {
  const { pathname } = useLocation();
  const { Page } = pageAt(pathname);
  return <Page key={pagePath(pathname)} />;
}

/** Only auth and dashboard screens show toasts, so public pages never load them. */
function ToastLayout() {
  return (
    <>
      <Outlet />
      <Toasts words={shellWords.notices} />
    </>
  );
}
