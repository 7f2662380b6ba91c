import { useLayoutEffect, type ReactNode } from 'react';
import { useSessionHint } from './use-signed-in.ts';
import '#src/ui/by-session.css';

/**
 * Renders the version for this visitor. Prerendered HTML contains both, and CSS shows the one that matches the attribute
 * which the boot script sets on the root element.
 */
export function BySession({ signedIn, signedOut }: { signedIn: ReactNode; signedOut: ReactNode }) {
  const hint = useSessionHint();
  const isPrerendered = hint === undefined;
  return (
    <>
      {hint !== false && (
        <div key="in" className={isPrerendered ? 'for-signed-in contents' : 'contents'}>
          {signedIn}
        </div>
      )}
      {hint !== true && (
        <div key="out" className={isPrerendered ? 'for-signed-out contents' : 'contents'}>
          {signedOut}
        </div>
      )}
    </>
  );
}

/**
 * Keeps the boot script's attribute on the root element up to date, for the styles in src/ui/by-session.css. A component,
 * because what it knows changes just after hydration, and would render whatever calls a hook a second time.
 */
export function SessionMark() {
  const hint = useSessionHint();
  useLayoutEffect(() => {
    if (hint !== undefined) document.documentElement.toggleAttribute('data-signed-in', hint);
  }, [hint]);
  return null;
}
