import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { dropCarriedPassword } from './carried-password.ts';

/**
 * Signs out, then navigates to the landing page, or calls `onSignedOutHere`. Always navigates if the browser is leaving for
 * the hosted sign-out, because a guarded screen would have nothing to show if the user cancelled that.
 */
export function useSignOut(onSignedOutHere?: () => void): () => void {
  const navigate = useNavigate();
  const goHome = async () => {
    const isThere = pagePath(window.location.pathname) === paths.home;
    await navigate(paths.home, { replace: isThere });
    // Already here: no new page takes the focus, and the button is gone.
    if (isThere) focusMain();
  };
  return () => {
    dropCarriedPassword();
    const departure = userPool.signOut();
    if (departure === 'here' && onSignedOutHere !== undefined) onSignedOutHere();
    else void goHome();
  };
}
