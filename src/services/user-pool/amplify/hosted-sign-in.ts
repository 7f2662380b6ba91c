import { signInWithRedirect } from '@aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { carriesResponse } from '#src/lib/oauth-response.ts';
import { expireShadows } from '#src/services/user-pool/session-cookies.ts';
import { configureAmplify } from './configure.ts';
import { namedError } from './named-error.ts';
import { forgetRedirectFlight, isAnswerToFlight, isRedirectInFlight } from './redirect-flight.ts';

const TIMEOUT_MS = 20_000;

/** Starts the navigation to Google through the hosted UI. Rejects if the browser stays. */
export async function startHostedSignIn(askAgain = false): Promise<null> {
  // Remains of an earlier redirect would make `configure` cancel this one.
  forgetRedirectFlight();
  configureAmplify('hosted-ui');
  await signInWithRedirect({
    provider: 'Google',
    ...(askAgain && { options: { prompt: 'LOGIN' } }),
  });
  return null;
}

let completion: { url: string; outcome: Promise<boolean> } | null = null;

/**
 * Completes the redirect-based sign-in, once per URL. Resolves with true, or immediately with false if the URL carries no
 * answer. Rejects with Amplify's error, with `RedirectLost` or `RedirectCancelled` if this browser awaits no answer, with
 * `RedirectForged` if it awaits a different one, which stays pending, or with `RedirectTimedOut` after 20 s.
 */
export function completeHostedSignIn(): Promise<boolean> {
  const { search, href } = window.location;
  const query = new URLSearchParams(search);
  if (completion?.url === href) return completion.outcome;
  if (!carriesResponse(query)) return Promise.resolve(false);
  const outcome = completionOf(query);
  completion = { url: href, outcome };
  return outcome;
}

function completionOf(query: URLSearchParams): Promise<boolean> {
  expireShadows();
  if (!isRedirectInFlight()) return Promise.reject(namedError(lateAnswer(query)));
  if (!isAnswerToFlight(query)) return Promise.reject(namedError('RedirectForged'));
  return waitForCompletion();
}

/** A reload shows the same answer again: a refusal is still the user's own (RFC 6749, section 4.1.2.1). */
function lateAnswer(query: URLSearchParams): string {
  return query.get('error') === 'access_denied' ? 'RedirectCancelled' : 'RedirectLost';
}

function waitForCompletion(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(namedError('RedirectTimedOut'))),
      TIMEOUT_MS,
    );
    const stopListening = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') settle(() => resolve(true));
      if (payload.event === 'signInWithRedirect_failure') {
        const error = payload.data.error ?? namedError('RedirectFailed');
        settle(() => reject(error));
      }
    });
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      stopListening();
      finish();
    };
    configureAmplify('hosted-ui');
  });
}
