import { useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback/callback.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { handOver } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { findLearner } from '#src/services/user-pool/learner.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { useOnward } from './use-onward.ts';
import { useRedirectParam } from './use-redirect-param.ts';

interface CallbackFlow {
  state: CallbackState;
  /** From the query or the stored entry, which is cleared when it is read. */
  redirectTo: string | null;
  tryAgain: () => void;
}

/** Binds the callback flow to the user pool and the learning site. */
export function useCallbackFlow(): CallbackFlow {
  const asked = useRedirectParam();
  const [kept] = useState(keptRedirect);
  const redirectTo = asked ?? kept;
  const goOn = useOnward(redirectTo);
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(callbackReducer, CALLBACK_START);
  const [tries, setTries] = useState(0);

  useEffect(() => keepRedirect(null), []);

  useEffect(() => {
    let current = true;
    void complete(redirectTo).then((event) => {
      if (current) dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [redirectTo, tries]);

  useEffect(() => {
    if (state.at === 'handing-over') handOver(state.idToken, state.url);
    if (state.at === 'protecting-first') {
      void navigate(withRedirect(paths.enableMfa, state.url), {
        replace: true,
        state: { notice: 'authenticator-first' },
      });
    }
    if (state.at !== 'going-on') return;
    // In the next task: the success has been shown and announced before the screen is another.
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [state, goOn, navigate]);

  const tryAgain = () => {
    dispatch({ type: 'tried-again' });
    setTries(tries + 1);
  };
  return { state, redirectTo, tryAgain };
}

async function complete(redirectTo: string | null): Promise<CallbackEvent> {
  const redirect = await userPool.completeRedirect();
  const event = await readSession(redirectTo);
  // A second visit with a code that did its work the first time is no failure.
  if (redirect.ok || isSomebody(event)) return event;
  return { type: 'redirect-failed', error: redirect.error };
}

async function readSession(redirectTo: string | null): Promise<CallbackEvent> {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind === 'learning-site') {
    const learner = await findLearner();
    return learner.ok
      ? { type: 'learner-read', learner: learner.value, url: decision.url }
      : { type: 'session-failed', error: learner.error };
  }
  const session = await userPool.session();
  return session.ok
    ? { type: 'session-read', signedIn: session.value !== null }
    : { type: 'session-failed', error: session.error };
}

function isSomebody(event: CallbackEvent): boolean {
  if (event.type === 'learner-read') return event.learner.kind !== 'nobody';
  return event.type === 'session-read' && event.signedIn;
}
