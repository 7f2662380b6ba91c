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

export function SignOutEverywhere({ signInType, text, children }: SignOutEverywhereProps) {
  const navigate = useNavigate();
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
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          look="quiet"
          waiting={waiting}
          waitingLabel={words.submitting}
          onClick={() => void signOut()}
        >
          {words.submit}
        </Button>
      </div>
    </div>
  );
}
