import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { watchVisit } from '#src/services/user-pool/visit.ts';
import { Button } from '#src/ui/button.tsx';
import { GoogleMark } from '#src/ui/google-mark.tsx';
import { useComeBack } from '#src/ui/use-come-back.ts';

const words = securityWords.deletion;

/** For a social session that is too old: the user must sign in with the provider again first. */
export function SignInAgain({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  useComeBack(useCallback(() => setWaiting(false), []));

  const leave = async () => {
    setWaiting(true);
    // No hosted sign-out, which would navigate away instead of to the sign-in.
    userPool.signOut({ returnTo: null, isConfirmed: false });
    // After signing out, which clears it.
    keepRedirect(paths.security);
    // The user may follow the guard's link meanwhile.
    const visit = watchVisit();
    const left = await userPool.signInWithGoogle({ askAgain: true, isWanted: visit.isSame });
    if (left.ok || !visit.isSame()) return;
    const state = authEntryState({ notice: 'google-not-opened' });
    void navigate(withRedirect(paths.login, paths.security), { replace: true, state });
  };
  return (
    <>
      <p className="max-w-prose">{words.again}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:gap-x-5">
        <Button
          look="quiet"
          className="px-4!"
          waiting={waiting}
          waitingLabel={words.leaving}
          onClick={() => void leave()}
        >
          <GoogleMark />
          <span>{words.signInAgain}</span>
        </Button>
        <Button look="quiet" waiting={waiting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}
