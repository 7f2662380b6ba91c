import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { useRedirectAfterSignIn } from '../redirect/use-redirect-after-sign-in.ts';
import { AuthLayout, Progress } from '../shared/auth-layout.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const words = authWords.enableMfa;
const { withProvider } = words;

/** Redirects immediately if there is a target; otherwise says where an authenticator is replaced. */
export function MfaAlreadyOn({ redirectTo }: { redirectTo: string | null }) {
  const redirect = useRedirectAfterSignIn(redirectTo);
  useEffect(() => {
    if (redirectTo !== null) redirect();
  }, [redirectTo, redirect]);
  if (redirectTo !== null) {
    return <Progress title={words.title} text={words.goingOn} panel="enableMfa" />;
  }
  return (
    <AuthLayout title={words.alreadyTitle} intro={words.already} panel="enableMfa">
      <Link to={paths.dashboard} className={buttonStyle('main')}>
        {authWords.alreadySignedIn.toDashboard}
      </Link>
    </AuthLayout>
  );
}

/** For a social account: the user pool leaves the second factor to the provider. */
export function ProviderProtected({ onContinue }: { onContinue: () => void }) {
  const [waiting, setWaiting] = useState(false);
  const accept = () => {
    setWaiting(true);
    void userPool.acceptProviderSecondFactor().then(onContinue);
  };
  return (
    <AuthLayout title={withProvider.title} intro={withProvider.intro} panel="google">
      <p>{withProvider.advice}</p>
      <Button waiting={waiting} waitingLabel={withProvider.goingOn} onClick={accept}>
        {authWords.alreadySignedIn.toDashboard}
      </Button>
      <SignOutButton />
    </AuthLayout>
  );
}
