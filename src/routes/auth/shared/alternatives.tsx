import type { ReactNode } from 'react';

/** What a screen offers besides its task, in one size, the likeliest first. */
export function Alternatives({ children }: { children: ReactNode }) {
  return <ul className="grid justify-items-start border-t border-line pt-3">{children}</ul>;
}

/** A link or a button. */
export function Alternative({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}

/** A question with a link, of which two words stay on one line. */
export function AlternativeText({ children }: { children: ReactNode }) {
  return <li className="py-2.5 *:inline-block">{children}</li>;
}
