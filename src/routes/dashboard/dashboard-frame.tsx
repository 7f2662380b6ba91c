import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';

interface DashboardFrameProps {
  /** Above the content on narrow screens, beside it on wide ones. */
  tabs: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The dashboard's columns. A guard that is checking has the same, so that nothing moves. */
export function DashboardFrame({ tabs, className, children }: DashboardFrameProps) {
  return (
    <Container
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-8 pt-6 pb-12 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:gap-12 md:py-12 lg:gap-16',
        className,
      )}
    >
      {tabs}
      {children}
    </Container>
  );
}

export const TABS_STYLE =
  '-mx-4 border-b border-line px-4 pb-3 sm:-mx-6 sm:px-6 md:m-0 md:border-0 md:p-0';
export const TAB_STYLE =
  'flex min-h-11 items-center justify-center rounded px-1 py-2 text-sm font-semibold text-muted ' +
  'sm:px-4 sm:text-base md:justify-start aria-[current=page]:bg-tide-wash aria-[current=page]:text-tide';
