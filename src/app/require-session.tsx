import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { useSignedIn } from './shell/use-signed-in.ts';

type Check = { at: 'checking' } | { at: 'ready' } | { at: 'none' } | { at: 'failed'; text: string };

/** The dashboard guard: no screen without a session. What can't be checked is said, not guessed. */
export function RequireSession() {
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const [tries, setTries] = useState(0);
  const [check, setCheck] = useState<Check>({ at: 'checking' });

  useEffect(() => {
    let current = true;
    void checkSession().then((next) => {
      if (current) setCheck(next);
    });
    return () => {
      current = false;
    };
  }, [tries, signedIn]);

  if (!signedIn || check.at === 'none') {
    return <Navigate replace to={withRedirect(paths.login, pathname)} />;
  }
  if (check.at === 'ready') return <Outlet />;
  if (check.at === 'checking') return <Centred text={dashboardWords.checking} />;
  return (
    <div className="mx-auto grid w-full max-w-form gap-4 px-4 py-16">
      <ErrorMessage text={check.text} attempt={tries} />
      <Button
        look="quiet"
        onClick={() => {
          setCheck({ at: 'checking' });
          setTries(tries + 1);
        }}
      >
        {dashboardWords.retry}
      </Button>
    </div>
  );
}

function Centred({ text }: { text: string }) {
  return (
    <p role="status" className="mx-auto w-full max-w-page px-4 py-16 text-muted sm:px-6">
      {text}
    </p>
  );
}

async function checkSession(): Promise<Check> {
  const result = await userPool.session();
  if (!result.ok) {
    return { at: 'failed', text: describeFailure('session', result.error, failureWords) };
  }
  return { at: result.value === null ? 'none' : 'ready' };
}
