import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  authEntryState,
  readAuthEntryState,
  type AuthNotice,
  type AuthEntryState,
} from '#src/lib/history-state.ts';

/** The state that the previous screen passed on. Survives a reload. */
export function useAuthEntryState(): AuthEntryState {
  return readAuthEntryState(useLocation().state);
}

/**
 * While a challenge is open, marks the history entry as an unfinished sign-in. After a reload, which loses the challenge,
 * /login then explains why it starts again.
 */
export function useKeepUnfinishedNotice(isOpen: boolean, email: string): void {
  const keep = useKeepState();
  const kept = useAuthEntryState();
  const isMarked = kept.notice === 'sign-in-unfinished';
  useEffect(() => {
    if (isMarked !== isOpen) keep({ ...kept, email, notice: isOpen ? 'sign-in-unfinished' : null });
  }, [isMarked, isOpen, email, kept, keep]);
}

/** Stores in the history entry whether a code is awaited, and why, so that a reload returns to that step. */
export function useKeepAwaitedCode(
  awaited: boolean,
  email: string,
  notice: AuthNotice | null = null,
): void {
  const keep = useKeepState();
  const kept = useAuthEntryState();
  const isKept =
    kept.awaitingCode === awaited && (!awaited || (kept.email === email && kept.notice === notice));
  useEffect(() => {
    if (!isKept) keep({ email, awaitingCode: awaited, notice });
  }, [isKept, awaited, email, notice, keep]);
}

function useKeepState(): (state: Partial<AuthEntryState>) => void {
  const navigate = useNavigate();
  return useCallback(
    (state) => {
      const here = `${window.location.pathname}${window.location.search}`;
      void navigate(here, { replace: true, state: authEntryState(state) });
    },
    [navigate],
  );
}
