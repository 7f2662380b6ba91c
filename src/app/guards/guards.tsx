import { startTransition, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { shellWords } from '#content/shell.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { SessionState } from '#src/services/user-pool/session-hint.ts';
import { lastSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { useComeBack } from '#src/ui/use-come-back.ts';
import { preloadScreen } from '../pages.ts';
import { useSessionState, useSessionUser } from '../shell/use-signed-in.ts';
import { checkAuthenticator, checkSession, knownInAdvance, type Checked } from './checks.ts';
import { GuardChecking, GuardFailed, GuardSigningOut } from './guard-screens.tsx';

const WORDS = { ...failureWords, notLoaded: shellWords.session.notLoaded };

export function RequireSession() {
  return <Guard check={checkSession} />;
}

/** The account is unusable until MFA is added (docs/product, Adding an authenticator). */
export function RequireAuthenticator() {
  return <Guard check={checkAuthenticator} />;
}

interface GuardProps {
  check: () => Promise<Checked>;
}

/** Keyed by user, so that nothing of the first user's screen remains after another signs in in a different tab. */
function Guard({ check }: GuardProps) {
  const current = useSessionUser();
  const [user, setUser] = useState(current);
  // Ignores a sign-out: the same guard must stay mounted to explain why the session ended.
  if (current !== null && current !== user) setUser(current);
  return <UserGuard key={user} check={check} />;
}

/**
 * Renders the screen once the check allows it. A check that fails shows an error, never the screen. If the session ends
 * while a screen is open, /login explains why, unless the user signed out.
 */
function UserGuard({ check }: GuardProps) {
  const session = useSessionState();
  const [hadSession] = useState(session !== 'none');
  const here = useCurrentUrl();
  usePreloadedScreen(session !== 'none');
  const { checked, attempt, retry } = useCheck(check, session);

  if (session === 'none') return <WithoutSession hadSession={hadSession} />;
  if (checked === null) return <GuardChecking />;
  if (!checked.ok) {
    const sentences = describeFailure('session', checked.error, WORDS);
    return <GuardFailed sentences={sentences} attempt={attempt} onRetry={retry} />;
  }
  switch (checked.value) {
    case 'allowed':
      return session === 'conflict' ? <GuardChecking /> : <Outlet />;
    case 'signed-out':
      return <WithoutSession hadSession={hadSession} />;
    case 'unprotected':
      return <Navigate replace to={withRedirect(paths.enableMfa, here)} />;
    default:
      return unreachable(checked.value);
  }
}

/** Fetches the screen in parallel with its check. What fails now is requested again when the screen renders. */
function usePreloadedScreen(signedIn: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (signedIn) void preloadScreen(pathname).catch(() => undefined);
  }, [pathname, signedIn]);
}

/** `checked` is null until the check has a result. */
function useCheck(check: () => Promise<Checked>, session: SessionState) {
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState(knownInAdvance);

  useEffect(() => {
    let current = session !== 'none';
    if (!current) return undefined;
    void check().then((result) => {
      // In a transition, so that a screen that is still loading doesn't flash a second loading state.
      startTransition(() => {
        if (current) setChecked(result);
      });
    });
    return () => {
      current = false;
    };
  }, [check, session, attempt]);

  const retry = () => {
    setChecked(null);
    setAttempt(attempt + 1);
  };
  return { checked, attempt, retry };
}

function WithoutSession({ hadSession }: { hadSession: boolean }) {
  const loginPath = withRedirect(paths.login, useCurrentUrl());
  const [isBack, setIsBack] = useState(false);
  // The screen that signed the user out has unmounted, so only the guard can tell that they have come back.
  useComeBack(useCallback(() => setIsBack(true), []));
  const end = lastSessionEnd();
  if (hadSession && end === 'by-user' && !isBack) return <GuardSigningOut loginPath={loginPath} />;
  const state = authEntryState({ notice: hadSession && end !== 'by-user' ? end : null });
  return <Navigate replace to={loginPath} state={state} />;
}

/** The full path of this screen, to return to after signing in. */
function useCurrentUrl(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
