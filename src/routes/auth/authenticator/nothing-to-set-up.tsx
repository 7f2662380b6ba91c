import { googleAccount } from '#content/google-account.ts';
import { NewTabLink } from '#src/ui/new-tab-link.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { enableMfaWords as words, enableMfaPanel } from '#content/auth/enable-mfa.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { signedInWords } from '#content/auth/signed-in.ts';
import { googlePanel } from '#content/auth/panels.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { watchVisit } from '#src/services/user-pool/visit.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import type { Redirect } from '../redirect/use-redirect.ts';
import { AuthLayout, WaitingScreen } from '../shared/auth-layout.tsx';
import { SignOutButton } from '../shared/sign-out-button.tsx';

const { withProvider } = words;

/** Redirects immediately if there is a target. Otherwise explains where to replace the authenticator. */
export function MfaAlreadyOn({ redirect }: { redirect: Redirect }) {
  useEffect(() => {
    if (redirect.isAsked) redirect.follow();
  }, [redirect]);
  if (redirect.isAsked) {
    return <WaitingScreen title={setUpWords.title} text={words.goingOn} panel={enableMfaPanel} />;
  }
  return (
    <AuthLayout
      title={words.alreadyTitle}
      icon={<Tick className="size-7" />}
      intro={<LinkedText text={words.already} tags={{ profile: { to: paths.profile } }} />}
      panel={enableMfaPanel}
    >
      <Link to={paths.dashboard} className={buttonStyle('main')}>
        {signedInWords.already.toDashboard}
      </Link>
      <SignOutButton />
    </AuthLayout>
  );
}

/** For a social account, whose second factor the user pool delegates to the provider. */
export function ProviderProtected({ onContinue }: { onContinue: () => void }) {
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<UserPoolError | null>(null);
  const accept = async () => {
    setWaiting(true);
    setError(null);
    const visit = watchVisit();
    const accepted = await userPool.acceptProviderSecondFactor();
    if (!visit.isSame()) return;
    if (accepted.ok) return onContinue();
    setWaiting(false);
    setError(accepted.error);
  };
  return (
    <AuthLayout title={withProvider.title} intro={withProvider.intro} panel={googlePanel}>
      <ErrorMessage
        text={error && describeFailure('account-change', error, failureWords)}
        attempt={error}
      />
      <p>
        <LinkedText
          text={withProvider.question}
          tags={{ google: <NewTabLink {...googleAccount} /> }}
        />
      </p>
      <Button waiting={waiting} waitingLabel={withProvider.goingOn} onClick={() => void accept()}>
        {signedInWords.already.toDashboard}
      </Button>
      <SignOutButton />
    </AuthLayout>
  );
}
