import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { findHandOver } from '#src/flows/redirect/destination.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { logError } from '#src/lib/log-error.ts';
import { handOver, LEARNING_SITE_URL } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { watchVisit } from '#src/services/user-pool/visit.ts';
import { useComeBack } from '#src/ui/use-come-back.ts';

/**
 * The Learn button (docs/product, Learn): refreshes the session and hands it over to the learning site. Without a
 * session, the user signs in first; without an authenticator, they add one first. Ignores a late answer if the user has
 * navigated away or another user has signed in.
 */
export function useLearn(): { waiting: boolean; learn: () => void } {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);

  const leaving = useComeBack(useCallback(() => setWaiting(false), []));

  const learn = async () => {
    setWaiting(true);
    const visit = watchVisit();
    const found = await findHandOver(LEARNING_SITE_URL, userPool);
    if (!visit.isSame()) return setWaiting(false);
    if (found.ok && found.value.kind === 'hand-over') {
      // Adds an entry for the hand-over to replace, so that Back returns to this page.
      window.history.pushState(window.history.state, '');
      handOver(found.value.idToken, found.value.url);
      leaving();
      return;
    }
    setWaiting(false);
    if (found.ok) {
      void navigate(withRedirect(paths.enableMfa, LEARNING_SITE_URL), {
        state: authEntryState({ notice: 'authenticator-first' }),
      });
      return;
    }
    const { error } = found;
    logError(
      'Learn: no session to hand over.',
      error.kind === 'signed-out' ? error.end : error.error.code,
    );
    const notice = error.kind === 'signed-out' ? error.end : null;
    void navigate(withRedirect(paths.login, LEARNING_SITE_URL), {
      state: authEntryState({ notice }),
    });
  };

  return { waiting, learn: () => void learn() };
}
