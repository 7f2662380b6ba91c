import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { AuthLayout } from './auth-layout.tsx';
import { Progress } from './progress.tsx';
import { useOnward } from './use-onward.ts';

const words = authWords.enableMfa;

/** With somewhere to go, goes on at once; without, says where an authenticator is replaced. */
export function MfaAlreadyOn({ redirectTo }: { redirectTo: string | null }) {
  const goOn = useOnward(redirectTo);
  useEffect(() => {
    if (redirectTo !== null) goOn();
  }, [redirectTo, goOn]);
  if (redirectTo !== null) return <Progress title={words.title} text={words.goingOn} />;
  return (
    <AuthLayout title={words.alreadyTitle} intro={words.already}>
      <Link to={paths.dashboard} className={buttonStyle('main')}>
        {authWords.alreadySignedIn.toDashboard}
      </Link>
    </AuthLayout>
  );
}
