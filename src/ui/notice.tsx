import type { ReactNode } from 'react';

/** Something to know, calmly: neither an error nor a success. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded border-l-4 border-tide bg-tide-wash px-4 py-3">
      {children}
    </p>
  );
}
