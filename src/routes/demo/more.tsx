import type { ReactNode } from 'react';

/** Folded small print. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="text-sm open:basis-full">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold">{title}</summary>
      {children}
    </details>
  );
}
