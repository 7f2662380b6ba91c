import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';

const words = authWords.alreadySignedIn;

/** The way out for somebody who does not want to go on. */
export function SignOutButton() {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const signOut = () => {
    setWaiting(true);
    void userPool.signOut().then(() => navigate(paths.home));
  };
  return (
    <Button
      look="plain"
      className="justify-self-start"
      waiting={waiting}
      waitingLabel={words.signingOut}
      onClick={signOut}
    >
      {words.signOut}
    </Button>
  );
}
