import type { ReactNode } from 'react';
import { Tick } from '#src/ui/tick.tsx';

/** A short label for what protects the user, or is known to be theirs. */
export function SafeTag({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1 rounded-full bg-safe-wash px-2 py-0.5 text-sm font-medium text-safe">
      <Tick /> {children}
    </span>
  );
}
