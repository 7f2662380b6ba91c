import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Makes the content scrollable by keyboard. */
const TAB_STOP = { tabIndex: 0 };

interface ScrollRegionProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls sideways, for content that may be wider than the screen. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section
      {...TAB_STOP}
      aria-label={label}
      className={classNames('scroll-hint overflow-x-auto border border-line bg-raised', className)}
    >
      {children}
    </section>
  );
}
