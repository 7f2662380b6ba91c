import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  authState,
  readAuthState,
  type AuthNotice,
  type AuthState,
} from '#src/lib/history-state.ts';

/** What the previous screen passed; it survives a reload. */
export function useAuthState(): AuthState {
  return readAuthState(useLocation().state);
}

/** Notes in the history entry that a challenge is open, which a reload ends: the next visit of the entry says so. */
export function useNoteUnfinished(isOpen: boolean, email: string): void {
  const navigate = useNavigate();
  const kept = useAuthState();
  const isNoted = kept.notice === 'sign-in-unfinished';
  useEffect(() => {
    if (isNoted === isOpen) return;
    const here = `${window.location.pathname}${window.location.search}`;
    const notice = isOpen ? 'sign-in-unfinished' : null;
    void navigate(here, { replace: true, state: authState({ ...kept, email, notice }) });
  }, [isNoted, isOpen, email, kept, navigate]);
}

/** Keeps in the history entry whether a code is awaited, and why, so that a reload returns to that step. */
export function useKeepAwaitedCode(
  awaited: boolean,
  email: string,
  notice: AuthNotice | null = null,
): void {
  const navigate = useNavigate();
  const kept = useAuthState();
  const isKept =
    kept.verifying === awaited && (!awaited || (kept.email === email && kept.notice === notice));
  useEffect(() => {
    if (isKept) return;
    const here = `${window.location.pathname}${window.location.search}`;
    void navigate(here, { replace: true, state: authState({ email, verifying: awaited, notice }) });
  }, [isKept, awaited, email, notice, navigate]);
}
