import { startTransition, useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { shellWords } from '#content/shell.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { GuardFailed, GuardWaiting } from './guard-screens.tsx';
import { useHere } from './use-here.ts';

type Check =
  { at: 'checking' } | { at: 'protected' } | { at: 'missing' } | { at: 'failed'; text: string };

/** The account is unusable until MFA is added (specification, section 6). */
export function RequireAuthenticator() {
  const here = useHere();
  const [tries, setTries] = useState(0);
  const [check, setCheck] = useState<Check>({ at: 'checking' });

  useEffect(() => {
    let current = true;
    void checkSecondFactor().then((next) => {
      startTransition(() => {
        if (current) setCheck(next);
      });
    });
    return () => {
      current = false;
    };
  }, [tries]);

  if (check.at === 'protected') return <Outlet />;
  if (check.at === 'missing') {
    return <Navigate replace to={withRedirect(paths.enableMfa, here)} />;
  }
  if (check.at === 'checking') return <GuardWaiting text={shellWords.session.checking} />;
  const retry = () => {
    setCheck({ at: 'checking' });
    setTries(tries + 1);
  };
  return <GuardFailed text={check.text} attempt={tries} onRetry={retry} />;
}

async function checkSecondFactor(): Promise<Check> {
  const result = await userPool.secondFactor();
  if (!result.ok) {
    return { at: 'failed', text: describeFailure('session', result.error, failureWords) };
  }
  return { at: result.value === 'missing' ? 'missing' : 'protected' };
}
