import { useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import {
  CALLBACK_START,
  callbackReducer,
  completeCallback,
  type CallbackState,
} from '#src/flows/callback.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { carriesResponse } from '#src/lib/oauth-response.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { handOver } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { useRedirectBeyond, type Redirect } from '../redirect/use-redirect.ts';
import { REGISTER_DRAFT, SIGN_IN_DRAFT } from '../shared/use-kept-fields.ts';

/** How long the success is shown. */
const SUCCESS_MS = 1000;

interface CallbackFlow {
  state: CallbackState;
  /** From the query, or from storage until the sign-in's response has been used. */
  redirect: Redirect;
  tryAgain: () => void;
}

/** Binds the callback flow to the user pool and the learning site. */
export function useCallbackFlow(): CallbackFlow {
  const [kept] = useState(keptRedirect);
  const redirect = useRedirectBeyond(paths.callback, kept);
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(callbackReducer, CALLBACK_START);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    const hasResponse = carriesResponse(new URLSearchParams(window.location.search));
    void completeCallback(hasResponse, redirect.decision, userPool).then(({ event, isSpent }) => {
      if (isSpent) keepRedirect(null);
      if (current) dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [redirect, tries]);

  useEffect(() => {
    if (state.at !== 'completed') return;
    for (const draft of [SIGN_IN_DRAFT, REGISTER_DRAFT]) dropDraft(draft);
    const { destination } = state;
    if (destination.kind === 'redirect') redirect.prepare();
    const timer = setTimeout(() => {
      switch (destination.kind) {
        case 'hand-over':
          return handOver(destination.idToken, destination.url);
        case 'authenticator-first':
          return void navigate(withRedirect(paths.enableMfa, destination.url), {
            replace: true,
            state: authEntryState({ notice: 'authenticator-first' }),
          });
        case 'redirect':
          return redirect.follow();
        default:
          return unreachable(destination);
      }
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state, redirect, navigate]);

  const tryAgain = () => {
    dispatch({ type: 'tried-again' });
    setTries(tries + 1);
  };
  return { state, redirect, tryAgain };
}
