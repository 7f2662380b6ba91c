import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type FactorKind = 'app' | 'text' | 'email' | 'password' | 'passkey';

const SHAPES: Record<FactorKind, ReactNode> = {
  app: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <path d="m9.5 12 1.8 1.8 3.2-3.6" />
    </>
  ),
  text: (
    <>
      <path d="M3 5.5h18v11H11l-4.5 4v-4H3z" />
      <path d="M8 11h.01M12 11h.01M16 11h.01" />
    </>
  ),
  email: (
    <>
      <rect x="2.5" y="5" width="19" height="14" rx="2" />
      <path d="m3 7 9 6.5L21 7" />
    </>
  ),
  password: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10.5" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2.5" />
    </>
  ),
  passkey: (
    <>
      <circle cx="7.5" cy="12" r="4.5" />
      <path d="M12 12h9.5v3.5M17.5 12v2.5" />
    </>
  ),
};

/** How a user proves who they are, drawn; the words beside it say what it means. */
export function FactorIcon({ kind, className }: { kind: FactorKind; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classNames('shrink-0 fill-none stroke-current', className)}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[kind]}
    </svg>
  );
}
