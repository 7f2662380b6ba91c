import type { ReactNode } from 'react';
import type { Sample } from '#src/content/types.ts';

/** Labels the content above as a sample, if any of it (`of`) is one. */
export function SampleNote({ of, children }: { of: readonly Sample[]; children: ReactNode }) {
  return of.some(({ sample }) => sample) ? (
    <p className="mt-8 text-sm text-muted">{children}</p>
  ) : null;
}
