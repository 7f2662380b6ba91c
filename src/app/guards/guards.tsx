import { startTransition, useCallback, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { authState } from '#src/lib/history-state.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { profileAhead } from '#src/services/user-pool/profile-ahead.ts';
import { resetSessionEnd, lastSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { useComeBack } from '#src/ui/use-come-back.ts';
import { preloadScreen } from '../pages.ts';
import { useSessionUser, useSignedIn } from '../shell/use-signed-in.ts';
import { GuardChecking, GuardFailed, GuardSigningOut } from './guard-screens.tsx';

type Verdict = 'allowed' | 'signed-out' | 'unprotected';
type Check = () => Promise<Result<Verdict, UserPoolError>>;

export function RequireSession() {
  return <Guard check={checkSession} />;
}

/** The account is unusable until MFA is added (docs/product.md, Adding an authenticator). */
export function RequireAuthenticator() {
  return <Guard check={checkAuthenticator} />;
}

async function checkSession(): ReturnType<Check> {
  resetSessionEnd();
  const session = await userPool.session();
  if (session.ok) return ok(session.value === null ? 'signed-out' : 'allowed');
  return unexpectedEndIn(session.error) === null ? session : ok('signed-out');
}

async function checkAuthenticator(): ReturnType<Check> {
  const session = await checkSession();
  if (!session.ok || session.value !== 'allowed') return session;
  const factor = await userPool.secondFactor();
  if (factor.ok) return ok(factor.value === 'missing' ? 'unprotected' : 'allowed');
  // If the session has just ended, its hint is gone too, and the guard redirects before it would show this failure.
  return factor;
}

/** Straight after a sign-in with an authenticator both checks would pass, so the screen renders while they run. */
function initialResult(): Awaited<ReturnType<Check>> | null {
  return profileAhead()?.mfa.enabled.includes('TOTP') === true ? ok('allowed') : null;
}

/** Keyed by user, so that nothing of the first user's screen remains after another signs in in a different tab. */
function Guard({ check }: { check: Check }) {
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
function UserGuard({ check }: { check: Check }) {
  const signedIn = useSignedIn();
  const [hadSession] = useState(signedIn);
  const { pathname } = useLocation();
  const here = useCurrentUrl();
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState(initialResult);

  useEffect(() => {
    // In parallel with the check. Anything that can't be fetched now is requested again when the screen renders.
    if (signedIn) void preloadScreen(pathname).catch(() => undefined);
  }, [pathname, signedIn]);

  useEffect(() => {
    let current = signedIn;
    if (!current) return undefined;
    void check().then((checked) => {
      // In a transition, so that a screen that is still loading doesn't flash a second loading state.
      startTransition(() => {
        if (current) setResult(checked);
      });
    });
    return () => {
      current = false;
    };
  }, [check, signedIn, tries]);

  if (!signedIn) return <WithoutSession hadSession={hadSession} />;
  if (result === null) return <GuardChecking />;
  if (!result.ok) {
    const retry = () => {
      setResult(null);
      setTries(tries + 1);
    };
    const text = describeFailure('session', result.error, failureWords);
    return <GuardFailed text={text} attempt={tries} onRetry={retry} />;
  }
  switch (result.value) {
    case 'allowed':
      return <Outlet />;
    case 'signed-out':
      return <WithoutSession hadSession={hadSession} />;
    case 'unprotected':
      return <Navigate replace to={withRedirect(paths.enableMfa, here)} />;
    default:
      return unreachable(result.value);
  }
}

function WithoutSession({ hadSession }: { hadSession: boolean }) {
  const loginPath = withRedirect(paths.login, useCurrentUrl());
  const [isBack, setIsBack] = useState(false);
  // The screen that signed the user out has unmounted, so only the guard can tell that they have come back.
  useComeBack(useCallback(() => setIsBack(true), []));
  const end = lastSessionEnd();
  if (hadSession && end === 'signed-out' && !isBack)
    return <GuardSigningOut loginPath={loginPath} />;
  const state = authState({ notice: hadSession && end !== 'signed-out' ? end : null });
  return <Navigate replace to={loginPath} state={state} />;
}

/** The full path of this screen, to return to after signing in. */
function useCurrentUrl(): string {
  const { pathname, search, hash } = useLocation();
  return `${pathname}${search}${hash}`;
}
