import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SignProps {
  className?: string | undefined;
}

/** Icons in the colour of the surrounding text. Hidden from screen readers: the text beside them has their meaning. */
function Sign({ className, children }: SignProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={classNames('inline-block size-4 shrink-0', className)}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** Wrong. */
export function Cross({ className }: SignProps) {
  return (
    <Sign className={className}>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Sign>
  );
}

/** A warning: an error, or a phish. */
export function Triangle({ className }: SignProps) {
  return (
    <Sign className={className}>
      <path d="m8 2.5 6 11H2z" fill="currentColor" />
    </Sign>
  );
}
