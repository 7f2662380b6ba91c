import type { ReactNode } from 'react';
import { authWords } from '#content/auth.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { Progress } from './progress.tsx';
import type { ExistingSession } from './use-existing-session.ts';

interface UnlessSignedInProps {
  existing: ExistingSession;
  /** Of the screen that is for strangers. */
  title: string;
  redirectTo: string | null;
  children: ReactNode;
}

/** A way into an account, for whoever is not in one. */
export function UnlessSignedIn({ existing, title, redirectTo, children }: UnlessSignedInProps) {
  switch (existing.kind) {
    case 'checking':
      return <Progress title={title} text={authWords.alreadySignedIn.checking} />;
    case 'signed-in':
      return <AlreadySignedIn email={existing.email} redirectTo={redirectTo} />;
    case 'none':
      return children;
    default:
      return unreachable(existing);
  }
}
