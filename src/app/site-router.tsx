import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { routablePath } from '#src/lib/page-path.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { isScreenLoaded } from './pages.ts';

/**
 * React Router's BrowserRouter with two differences. A screen that has already loaded renders immediately and in one
 * render: BrowserRouter renders in interruptible slices, which is right only if the previous screen has to stay for a
 * while. And while a prerendered page hydrates, it is rendered as it was built, without query and hash.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setArrival] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const { search, hash } = location;
  const pathname = routablePath(location.pathname);
  const hydrated = useHydrated(search !== '' || hash !== '');

  useLayoutEffect(
    () =>
      history.listen((arrival) => {
        if (isScreenLoaded(arrival.location.pathname)) setArrival(arrival);
        else startTransition(() => setArrival(arrival));
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
