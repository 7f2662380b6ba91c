import type { ReactNode } from 'react';

/** What a screen offers besides its task, in one size, the likeliest first. */
export function Alternatives({ children }: { children: ReactNode }) {
  return <ul className="grid justify-items-start border-t border-line pt-3">{children}</ul>;
}

interface AlternativeProps {
  /** The text before the link, such as 'Lost your phone?' */
  question?: string;
  /** A link or a button. */
  children: ReactNode;
}

/** A link of two words stays on one line. */
export function Alternative({ question, children }: AlternativeProps) {
  if (question === undefined) return <li>{children}</li>;
  return (
    <li className="py-2.5 *:inline-block">
      {question} {children}
    </li>
  );
}
