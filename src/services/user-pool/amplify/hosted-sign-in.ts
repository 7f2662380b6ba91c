import { signInWithRedirect } from '@aws-amplify/auth';
import { Hub } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { configureAmplify } from './configure.ts';

const WAIT_MS = 20_000;
const FLIGHT_KEYS = ['inflightOAuth', 'oauthPKCE', 'oauthState'].map(
  (name) => `CognitoIdentityServiceProvider.${env.userPool.clientId}.${name}`,
);

/** Leaves for Google through the hosted UI. Settles only when the browser did not leave. */
export async function startHostedSignIn(): Promise<null> {
  // What is left of an earlier flight would make `configure` end this one as cancelled.
  for (const key of FLIGHT_KEYS) localStorage.removeItem(key);
  configureAmplify('hosted-ui');
  await signInWithRedirect({ provider: 'Google' });
  return null;
}

let completion: { url: string; outcome: Promise<null> } | null = null;

/**
 * Completes the sign-in that the browser came back from; once for an address, however often asked.
 * Resolves at once when the address carries none. Rejects with Amplify's error, or with
 * `RedirectLost` when this browser awaits no answer, or `RedirectTimedOut` when none is had in 20 s.
 */
export function completeHostedSignIn(): Promise<null> {
  const { search, href } = window.location;
  const query = new URLSearchParams(search);
  if (completion?.url === href) return completion.outcome;
  if (!query.has('code') && !query.has('error')) return Promise.resolve(null);
  const outcome = FLIGHT_KEYS.some((key) => localStorage.getItem(key) !== null)
    ? waitForCompletion()
    : Promise.reject(named('RedirectLost'));
  completion = { url: href, outcome };
  return outcome;
}

function waitForCompletion(): Promise<null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(named('RedirectTimedOut'))), WAIT_MS);
    const stopListening = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'signInWithRedirect') settle(() => resolve(null));
      if (payload.event === 'signInWithRedirect_failure') {
        const error = payload.data.error ?? named('RedirectFailed');
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

function named(name: string): Error {
  const error = new Error();
  error.name = name;
  return error;
}
