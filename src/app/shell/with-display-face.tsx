import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '#src/ui/class-names.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { routeAt } from '../routes.ts';

interface WithDisplayFaceProps {
  className: string;
  children: ReactNode;
}

/**
 * Sets the headings inside in the display font, which loads after the first paint. On an auth screen it waits for
 * hydration, because the form needs the app first.
 */
export function WithDisplayFace({ className, children }: WithDisplayFaceProps) {
  const { pathname } = useLocation();
  const { audience } = routeAt(pathname);
  const hydrated = useHydrated(audience === 'auth');
  return <div className={classNames(className, hydrated && 'with-display-face')}>{children}</div>;
}
