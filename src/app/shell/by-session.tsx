import type { ReactNode } from 'react';
import { useSessionHint } from './use-signed-in.ts';
import './by-session.css';

/**
 * One thing for somebody who is signed in, another for a stranger. A built page holds both, and its
 * styles show the one that the boot script's mark on the root element asks for.
 */
export function BySession({ signedIn, signedOut }: { signedIn: ReactNode; signedOut: ReactNode }) {
  const hint = useSessionHint();
  const asBuilt = hint === undefined;
  return (
    <>
      {hint !== false && (
        <div key="in" className={asBuilt ? 'for-signed-in contents' : 'contents'}>
          {signedIn}
        </div>
      )}
      {hint !== true && (
        <div key="out" className={asBuilt ? 'for-signed-out contents' : 'contents'}>
          {signedOut}
        </div>
      )}
    </>
  );
}
