import type { ReactNode } from 'react';
import type { Sample } from '#src/content/types.ts';

/** Labels what is beside it as a sample, if any of it is one. */
export function SampleNote({ of, children }: { of: readonly Sample[]; children: ReactNode }) {
  return of.some(({ sample }) => sample) ? (
    <p className="mt-8 text-sm text-muted">{children}</p>
  ) : null;
}
