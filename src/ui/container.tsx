import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The page's column: at most 72 rem wide, with padding at the sides. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8', className)}>
      {children}
    </div>
  );
}
