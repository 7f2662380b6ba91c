import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { logError } from '#src/lib/log-error.ts';
import { handOver, LEARNING_SITE_URL } from '#src/services/learning-site/hand-over.ts';
import { findLearner } from '#src/services/user-pool/learner.ts';
import { useComeBack } from '#src/ui/use-come-back.ts';

/**
 * The Learn button (specification, section 4): refresh, then hand over; else sign in and come back. Who has no
 * authenticator yet adds one first, and is then handed over.
 */
export function useLearn(): { waiting: boolean; learn: () => void } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  useComeBack(useCallback(() => setWaiting(false), []));

  const learn = async () => {
    setWaiting(true);
    const found = await findLearner();
    if (found.ok && found.value.kind === 'ready') {
      // An entry for the hand-over to replace: Back from there leads to this page.
      window.history.pushState(window.history.state, '');
      handOver(found.value.idToken, LEARNING_SITE_URL);
      return;
    }
    setWaiting(false);
    if (found.ok && found.value.kind === 'unprotected') {
      void navigate(withRedirect(paths.enableMfa, LEARNING_SITE_URL), {
        state: { notice: 'authenticator-first' },
      });
      return;
    }
    logError('Learn: no session to hand over.', found.ok ? 'signed-out' : found.error.code);
    const state = found.ok ? { notice: 'session-ended' } : null;
    void navigate(withRedirect(paths.login, LEARNING_SITE_URL), { state });
  };

  return { waiting, learn: () => void learn() };
}
