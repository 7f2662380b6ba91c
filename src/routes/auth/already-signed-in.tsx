import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { AuthLayout } from './auth-layout.tsx';
import { Progress } from './progress.tsx';
import { useOnward } from './use-onward.ts';

const words = authWords.alreadySignedIn;

interface AlreadySignedInProps {
  email: string;
  redirectTo: string | null;
}

/** With somewhere to go, goes on at once; without, says who is signed in and asks. */
export function AlreadySignedIn({ email, redirectTo }: AlreadySignedInProps) {
  const goOn = useOnward(redirectTo);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (redirectTo !== null) goOn();
  }, [redirectTo, goOn]);

  const signOut = () => {
    setWaiting(true);
    void userPool.signOut().then(() => window.location.reload());
  };

  if (redirectTo !== null) {
    return <Progress title={authWords.login.signedInTitle} text={authWords.login.redirecting} />;
  }
  return (
    <AuthLayout title={words.title}>
      <p>
        {words.as} <strong>{email}</strong>.
      </p>
      <Link to={paths.dashboard} className={buttonStyle('main')}>
        {words.toDashboard}
      </Link>
      <Button look="quiet" waiting={waiting} waitingLabel={words.signingOut} onClick={signOut}>
        {words.signOut}
      </Button>
    </AuthLayout>
  );
}
