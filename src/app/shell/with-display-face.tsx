import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePath } from '#src/lib/page-path.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { authPages } from '../pages.ts';

interface WithDisplayFaceProps {
  className: string;
  children: ReactNode;
}

/**
 * What stands inside has its headings in their own face, which is asked for after the first paint; a form that
 * waits for the app lets the app come first.
 */
export function WithDisplayFace({ className, children }: WithDisplayFaceProps) {
  const { pathname } = useLocation();
  const hydrated = useHydrated(authPages.has(pagePath(pathname)));
  return <div className={classNames(className, hydrated && 'with-display-face')}>{children}</div>;
}
