import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { handOver, LEARNING_SITE_URL } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { useComeBack } from '#src/ui/use-come-back.ts';

/** The Learn button (specification, section 4): refresh, then hand over; else sign in and come back. */
export function useLearn(): { waiting: boolean; learn: () => void } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  useComeBack(useCallback(() => setWaiting(false), []));

  const learn = async () => {
    setWaiting(true);
    const result = await userPool.session({ forceRefresh: true });
    if (result.ok && result.value !== null) {
      // An entry for the hand-over to replace: Back from there leads to this page.
      window.history.pushState(window.history.state, '');
      handOver(result.value.idToken, LEARNING_SITE_URL);
      return;
    }
    setWaiting(false);
    logError('Learn: no session to hand over.', result.ok ? 'signed-out' : result.error.code);
    const state = result.ok ? { notice: 'session-ended' } : null;
    void navigate(withRedirect(paths.login, LEARNING_SITE_URL), { state });
  };

  return { waiting, learn: () => void learn() };
}
