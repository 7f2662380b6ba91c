import { useState } from 'react';
import { authWords } from '#content/auth.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const words = authWords.enableMfa.withProvider;

/** For a social account: the pool leaves the second factor to the provider, and the screen says so. */
export function ProviderProtected({ onGoOn }: { onGoOn: () => void }) {
  const [waiting, setWaiting] = useState(false);
  const goOn = () => {
    setWaiting(true);
    void userPool.acceptProviderSecondFactor().then(onGoOn);
  };
  return (
    <AuthLayout title={words.title} intro={words.intro}>
      <p>{words.advice}</p>
      <Button waiting={waiting} waitingLabel={words.goingOn} onClick={goOn}>
        {authWords.alreadySignedIn.toDashboard}
      </Button>
      <SignOutButton />
    </AuthLayout>
  );
}
