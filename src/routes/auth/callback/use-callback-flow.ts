import { useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import {
  CALLBACK_START,
  callbackReducer,
  type CallbackEvent,
  type CallbackState,
} from '#src/flows/callback.ts';
import { findDestination } from '#src/flows/redirect/destination.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { carriesResponse } from '#src/lib/oauth-response.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { handOver } from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import {
  useRedirectAfterSignIn,
  useRedirectParam,
} from '../redirect/use-redirect-after-sign-in.ts';
import { REGISTER_DRAFT, SIGN_IN_DRAFT } from '../shared/use-kept-fields.ts';

interface CallbackFlow {
  state: CallbackState;
  /** From the query, or from storage until the sign-in's response has been used. */
  redirectTo: string | null;
  tryAgain: () => void;
}

/** Binds the callback flow to the user pool and the learning site. */
export function useCallbackFlow(): CallbackFlow {
  const asked = useRedirectParam();
  const [kept] = useState(keptRedirect);
  const redirectTo = asked ?? kept;
  const redirect = useRedirectAfterSignIn(redirectTo);
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(callbackReducer, CALLBACK_START);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let current = true;
    void complete(redirectTo).then(({ event, isSpent }) => {
      if (isSpent) keepRedirect(null);
      if (current) dispatch(event);
    });
    return () => {
      current = false;
    };
  }, [redirectTo, tries]);

  useEffect(() => {
    if (state.at !== 'completed') return;
    for (const draft of [SIGN_IN_DRAFT, REGISTER_DRAFT]) dropDraft(draft);
    const { destination } = state;
    switch (destination.kind) {
      case 'hand-over':
        return handOver(destination.idToken, destination.url);
      case 'authenticator-first':
        return void navigate(withRedirect(paths.enableMfa, destination.url), {
          replace: true,
          state: authEntryState({ notice: 'authenticator-first' }),
        });
      case 'redirect': {
        // In the next task, so that the success renders and is announced before the redirect.
        const timer = setTimeout(redirect);
        return () => clearTimeout(timer);
      }
      default:
        return unreachable(destination);
    }
  }, [state, redirect, navigate]);

  const tryAgain = () => {
    dispatch({ type: 'tried-again' });
    setTries(tries + 1);
  };
  return { state, redirectTo, tryAgain };
}

interface Completion {
  event: CallbackEvent;
  /** Whether the sign-in that stored the redirect target has had its response. */
  isSpent: boolean;
}

async function complete(redirectTo: string | null): Promise<Completion> {
  const hasResponse = carriesResponse(new URLSearchParams(window.location.search));
  const redirect = await userPool.completeRedirect();
  // The code in the URL is still unused, so a retry or a reload can complete the sign-in.
  if (!redirect.ok && isPartMissing(redirect.error)) {
    const failure = { kind: 'unreadable', error: redirect.error } as const;
    return { event: { type: 'failed', failure }, isSpent: false };
  }
  // The sign-in stays pending after a forged response, or a visit without any while another tab is at the provider.
  const isForged = !redirect.ok && redirect.error.code === 'redirect-state-mismatch';
  const isSpent = hasResponse && !isForged;
  const found = await findDestination(decideRedirect(redirectTo, redirectOrigins), userPool);
  // Opening a URL again whose code has already been used successfully isn't a failure.
  if (found.ok) return { event: { type: 'completed', destination: found.value }, isSpent };
  const failure = redirect.ok
    ? found.error
    : ({ kind: 'redirect', error: redirect.error } as const);
  return { event: { type: 'failed', failure }, isSpent };
}

function isPartMissing({ code }: UserPoolError): boolean {
  return code === 'offline' || code === 'not-loaded';
}
