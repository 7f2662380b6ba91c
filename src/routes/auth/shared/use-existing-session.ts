import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import type { Result } from '#src/lib/result.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import {
  hasSessionHint,
  onSessionChange,
  sessionUser,
} from '#src/services/user-pool/session-hint.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';

/** `end`: how the session ended, if this check found that it had ended. Null if there was none. */
export type ExistingSession =
  | { kind: 'checking' }
  | { kind: 'none'; end: UnexpectedEnd | null }
  | { kind: 'signed-in'; email: string; user: string };

const NONE: ExistingSession = { kind: 'none', end: null };

/**
 * Whether a user is already signed in. Calls the user pool only if the cookie suggests it. If the call fails, assumes that
 * there is no session, because signing in will show. `checkAgain` repeats the check without changing the screen meanwhile.
 */
export function useExistingSession(): { existing: ExistingSession; checkAgain: () => void } {
  const [checks, setChecks] = useState(0);
  // Read once on mount, so that signing in here triggers no check.
  const [existing, setExisting] = useState<ExistingSession>(() =>
    hasSessionHint() && !isFormOnScreen() ? { kind: 'checking' } : NONE,
  );
  useEffect(() => {
    // Read before the call, so that the effect below notices if another session replaces this one meanwhile.
    const user = sessionUser();
    if (user === null) return;
    let current = true;
    void userPool.session().then((result) => {
      if (current) setExisting(existingIn(result, user));
    });
    return () => {
      current = false;
    };
  }, [checks]);
  const checkAgain = useCallback(() => setChecks((count) => count + 1), []);

  const shownUser = existing.kind === 'signed-in' ? existing.user : null;
  useEffect(() => {
    if (shownUser === null) return;
    const follow = () => {
      const user = sessionUser();
      if (user === null) setExisting(NONE);
      else if (user !== shownUser) checkAgain();
    };
    follow();
    return onSessionChange(follow);
  }, [shownUser, checkAgain]);

  return { existing, checkAgain };
}

/** Prerendered, the form stays during the check: a waiting screen in its place would take what is being typed into it. */
function isFormOnScreen(): boolean {
  return document.querySelector('#root [data-draft]') !== null;
}

function existingIn(result: Result<Session | null, UserPoolError>, user: string): ExistingSession {
  if (!result.ok) return { kind: 'none', end: unexpectedEndIn(result.error) };
  if (result.value === null) return NONE;
  return { kind: 'signed-in', email: result.value.email, user };
}

/**
 * Calls back once for each sign-in in another tab while this screen is open. If the screen is busy, waits until it is idle
 * again.
 */
export function useSignInElsewhere(isIdle: boolean, onSignedIn: () => void): void {
  const user = useSyncExternalStore(onSessionChange, sessionUser, () => undefined);
  const known = useRef(user);
  const report = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (user === undefined || user === known.current) return;
    if (user !== null && !isIdle) return;
    const isNew = user !== null && known.current !== undefined;
    known.current = user;
    if (isNew) report();
  }, [user, isIdle]);
}
