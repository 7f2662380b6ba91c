import type { ReactNode } from 'react';
import { resendWords as words } from '#content/auth/codes.ts';

interface NoCodeProps {
  /** Why there may be none. */
  children: ReactNode;
  /** As list items. */
  actions: ReactNode;
}

/** Below a form for a code that was sent: what helps a user who didn't get it. */
export function NoCode({ children, actions }: NoCodeProps) {
  return (
    <section className="grid gap-1 border-t border-line pt-4">
      <h2 className="font-semibold">{words.noCode}</h2>
      <div className="grid gap-1 text-sm text-muted">{children}</div>
      <ul className="flex flex-wrap gap-x-6 *:first:basis-full">{actions}</ul>
    </section>
  );
}
