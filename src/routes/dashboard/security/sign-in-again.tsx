import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { securityWords } from '#content/dashboard-security.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { authState } from '#src/lib/history-state.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { Button } from '#src/ui/button.tsx';
import { useComeBack } from '#src/ui/use-come-back.ts';

const words = securityWords.deletion;

/** For a social session that began too long ago: the user has to sign in with the provider again first. */
export function SignInAgain({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  useComeBack(useCallback(() => setWaiting(false), []));

  const leave = async () => {
    setWaiting(true);
    // The hosted sign-out would lead away from the sign-in that follows.
    await userPool.signOut({ returnTo: null });
    keepRedirect(paths.security);
    const left = await userPool.signInWithGoogle({ askAgain: true });
    // After a late failure the user may already have left by the guard's link.
    if (left.ok || pagePath(window.location.pathname) !== paths.security) return;
    const state = authState({ notice: 'google-not-opened' });
    void navigate(withRedirect(paths.login, paths.security), { replace: true, state });
  };
  return (
    <div className="grid gap-4">
      <p>{words.again}</p>
      <Button waiting={waiting} waitingLabel={words.leaving} onClick={() => void leave()}>
        {words.signInAgain}
      </Button>
      <Button look="quiet" waiting={waiting} onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}
