import { startTransition, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { shellWords } from '#content/shell.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { forgetSessionEnd, wasSessionEndChosen } from '#src/services/user-pool/session-end.ts';
import { GuardFailed, GuardWaiting } from './guard-screens.tsx';
import { preloadScreen } from './pages.ts';
import { useSignedIn } from './shell/use-signed-in.ts';
import { useHere } from './use-here.ts';

type Check = { at: 'checking' } | { at: 'ready' } | { at: 'none' } | { at: 'failed'; text: string };

/**
 * The dashboard guard: no screen without a session. What can't be checked is said, not guessed.
 * Somebody whose session ends under them is told so on /login, unless they ended it themselves.
 */
export function RequireSession() {
  const signedIn = useSignedIn();
  const [hadSession] = useState(signedIn);
  const here = useHere();
  const { pathname } = useLocation();
  const [tries, setTries] = useState(0);
  const [check, setCheck] = useState<Check>({ at: 'checking' });

  useEffect(() => {
    if (!signedIn) return;
    forgetSessionEnd();
    let current = true;
    void checkSession().then((next) => {
      // As a transition: a screen that is still being fetched needs no second waiting screen.
      startTransition(() => {
        if (current) setCheck(next);
      });
    });
    return () => {
      current = false;
    };
  }, [tries, signedIn]);

  useEffect(() => {
    // While the session is checked; what can't be fetched is asked for again when it is shown.
    if (signedIn) void preloadScreen(pathname).catch(() => undefined);
  }, [pathname, signedIn]);

  if (!signedIn || check.at === 'none') {
    if (hadSession && wasSessionEndChosen())
      return <GuardWaiting text={shellWords.logoutWaiting} />;
    const state = hadSession ? { notice: 'session-ended' } : null;
    return <Navigate replace to={withRedirect(paths.login, here)} state={state} />;
  }
  if (check.at === 'ready') return <Outlet />;
  if (check.at === 'checking') return <GuardWaiting text={shellWords.session.checking} />;
  const retry = () => {
    setCheck({ at: 'checking' });
    setTries(tries + 1);
  };
  return <GuardFailed text={check.text} attempt={tries} onRetry={retry} />;
}

async function checkSession(): Promise<Check> {
  const result = await userPool.session();
  if (!result.ok) {
    return { at: 'failed', text: describeFailure('session', result.error, failureWords) };
  }
  return { at: result.value === null ? 'none' : 'ready' };
}
