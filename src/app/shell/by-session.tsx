import type { ReactNode } from 'react';
import { useSessionHint } from './use-signed-in.ts';
import '#src/ui/by-session.css';

/**
 * Renders one of the two. Prerendered HTML contains both: its styles show the one selected by the attribute that the
 * boot script sets on the root element.
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
