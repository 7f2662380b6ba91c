import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { signOutEverywhere } from '#src/services/user-pool/ending/account-end.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';

const words = securityWords.sessions.everywhere;

interface SignOutEverywhereProps {
  signInType: SignInType;
  text: string;
  /** A button beside its own. */
  children: ReactNode;
}

/** A stable callback, so that it focuses only what has just appeared. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();

/** Asks first, because it signs out this device too. */
export function SignOutEverywhere({ signInType, text, children }: SignOutEverywhereProps) {
  const navigate = useNavigate();
  /** Null until it has been asked. */
  const [asking, setAsking] = useState<boolean | null>(null);
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<UserPoolError | null>(null);

  const signOut = async () => {
    setWaiting(true);
    setError(null);
    const departure = await signOutEverywhere(signInType);
    if (!departure.ok) {
      setWaiting(false);
      return setError(departure.error);
    }
    if (departure.value === 'here') void navigate(paths.goodbye, { replace: true });
  };

  const failure =
    error === null
      ? null
      : [words.failed, ...describeFailure('account-change', error, failureWords)];
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{text}</p>
      <ErrorMessage text={failure} attempt={error} />
      {asking === true && <p className="font-semibold">{words.question}</p>}
      <div className="flex flex-wrap gap-3">
        {asking === true ? (
          <>
            <Button ref={focusOnce} look="quiet" onClick={() => setAsking(false)}>
              {words.stay}
            </Button>
            <Button
              look="danger"
              waiting={waiting}
              waitingLabel={words.submitting}
              onClick={() => void signOut()}
            >
              {words.submit}
            </Button>
          </>
        ) : (
          <>
            {children}
            <Button
              ref={asking === false ? focusOnce : undefined}
              look="quiet"
              onClick={() => setAsking(true)}
            >
              {words.ask}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
