import type { ReactNode } from 'react';
import type { Sample } from '#src/content/types.ts';
import { classNames } from '#src/ui/class-names.ts';

interface SampleNoteProps {
  of: readonly Sample[];
  /** The distance from the content that it labels. */
  className?: string;
  children: ReactNode;
}

/** Labels the content beside it as a sample, if any of it (`of`) is one. */
export function SampleNote({ of, className = 'mt-8', children }: SampleNoteProps) {
  return hasSample(of) ? (
    <p className={classNames(className, 'text-sm text-muted')}>{children}</p>
  ) : null;
}

/** Whether any of it is a sample. */
export function hasSample(of: readonly Sample[]): boolean {
  return of.some(({ sample }) => sample);
}
