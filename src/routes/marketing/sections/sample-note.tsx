import type { ReactNode } from 'react';
import type { Sample } from '#src/content/types.ts';

interface SampleNoteProps {
  of: readonly Sample[];
  children: ReactNode;
}

/** Labels the content beside it as a sample, if any of it (`of`) is one. */
export function SampleNote({ of, children }: SampleNoteProps) {
  return hasSample(of) ? <p className="mt-8 text-sm text-muted">{children}</p> : null;
}

/** Whether any of it is a sample. */
function hasSample(of: readonly Sample[]): boolean {
  return of.some(({ sample }) => sample);
}
