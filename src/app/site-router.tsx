import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { isScreenLoaded } from './pages.ts';

/**
 * React Router's BrowserRouter, but for two things. A screen that was fetched before is drawn at once and in one go;
 * BrowserRouter draws all in slices, with pauses, as is right only where the screen before has to stay for a while. And
 * a page was built without a query and a hash: while it is taken over, it is shown as it was built.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setArrival] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  const { pathname, search, hash } = location;
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
      location={hydrated ? location : { pathname }}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
