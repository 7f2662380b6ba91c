import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { routablePath } from '#src/lib/page-path.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { isScreenLoaded } from './pages.ts';

/**
 * React Router's BrowserRouter with three differences. A screen that has already loaded renders synchronously: BrowserRouter
 * always uses a transition, which only helps if the previous screen has to stay visible meanwhile. While a prerendered page
 * hydrates, the location is the one it was built for, without query and hash. A path that React Router couldn't decode is
 * escaped before it gets there.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setUpdate] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const { search, hash } = location;
  const pathname = routablePath(location.pathname);
  const hydrated = useHydrated(search !== '' || hash !== '');

  useLayoutEffect(
    () =>
      history.listen((update) => {
        if (isScreenLoaded(update.location.pathname)) setUpdate(update);
        else startTransition(() => setUpdate(update));
      }),
    [history],
  );

  return (
    <Router
      location={hydrated ? { ...location, pathname } : { pathname }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
