import { useCallback, useEffect, useState } from 'react';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';

export type ExistingSession =
  { kind: 'checking' } | { kind: 'none' } | { kind: 'signed-in'; email: string };

/**
 * Is somebody already signed in? Asks the pool only when the cookie hints so. What can't be found
 * out counts as nobody: signing in then answers the question, and `lookAgain` takes the answer.
 */
export function useExistingSession(): { existing: ExistingSession; lookAgain: () => void } {
  const [looks, setLooks] = useState(0);
  const [existing, setExisting] = useState<ExistingSession | null>(null);
  // Seen once, on arrival: who signs in here is not asked who they are. A built page is a stranger's.
  const [hinted] = useState(hasSessionHint);
  const hydrated = useHydrated(hinted);
  useEffect(() => {
    if (!hasSessionHint()) return;
    let current = true;
    void userPool.session().then((result) => {
      if (!current) return;
      const session = result.ok ? result.value : null;
      setExisting(
        session === null ? { kind: 'none' } : { kind: 'signed-in', email: session.email },
      );
    });
    return () => {
      current = false;
    };
  }, [looks]);
  const lookAgain = useCallback(() => setLooks((count) => count + 1), []);
  return { existing: existing ?? { kind: hydrated && hinted ? 'checking' : 'none' }, lookAgain };
}
