import { useEffect, useReducer, useState } from 'react';
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
    if (state.at !== 'going-on') return;
    // In the next task: the success has been shown and announced before the screen is another.
    const timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [state, goOn]);

  const tryAgain = () => {
    dispatch({ type: 'tried-again' });
    setTries(tries + 1);
  };
  return { state, redirectTo, tryAgain };
}

/** The token handed over is fresh: the learning site's session starts with its whole life ahead. */
async function complete(redirectTo: string | null): Promise<CallbackEvent> {
  const redirect = await userPool.completeRedirect();
  if (!redirect.ok) {
    return (
      (await alreadySignedIn(redirectTo)) ?? { type: 'redirect-failed', error: redirect.error }
    );
  }
  const decision = decideRedirect(redirectTo, redirectOrigins);
  const forceRefresh = decision.kind === 'learning-site';
  const session = await userPool.session({ forceRefresh });
  return session.ok
    ? { type: 'session-read', session: session.value, decision }
    : { type: 'session-failed', error: session.error };
}

/** A second visit with a code that did its work the first time is no failure. */
async function alreadySignedIn(redirectTo: string | null): Promise<CallbackEvent | null> {
  const session = await userPool.session();
  if (!session.ok || session.value === null) return null;
  const decision = decideRedirect(redirectTo, redirectOrigins);
  return { type: 'session-read', session: session.value, decision };
}
