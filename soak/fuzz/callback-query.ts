import { setImmediate as nextTask } from 'node:timers/promises';
import fc from 'fast-check';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { leaveInFlight } from '../../tests/setup/redirect-flight.ts';
import type { Figure } from '../lib/figure.ts';
import { responseOf, type Answer } from './answers.ts';
import { fuzz, mutated, type FuzzOptions } from './fuzz.ts';
import { problemOf } from './pool-outcome.ts';
import { clearCookies, sessionCookies } from './tokens.ts';

const STATE = 's'.repeat(32);
const CODE = 'the-code';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('access_denied', 'User cancelled', '', '/dashboard', '__proto__'),
  mutated(STATE),
  mutated(CODE),
);
const nameOf = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom('code', 'state', 'error', 'error_description', 'redirectTo'),
  },
  fc.string({ maxLength: 8 }),
);
/** Often the right code and state: first, last or among others. */
const pairs = fc
  .tuple(
    fc.subarray([
      ['code', CODE],
      ['state', STATE],
    ]),
    fc.array(fc.tuple(nameOf, text), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([right, others, isFirst]) => (isFirst ? [right, others].flat() : [others, right].flat()));
/** Escaped as a query should be, or not at all. */
const query = fc
  .tuple(pairs, fc.boolean())
  .map(([given, isRaw]) =>
    isRaw
      ? given.map(([name, value]) => `${name}=${value}`).join('&')
      : new URLSearchParams(given.map(([name = '', value = '']) => [name, value])).toString(),
  );
const cases = fc.record({ query, inFlight: fc.boolean() });

/**
 * Only the code and state of this browser's own request sign the user in. Any other URL results in a failure with a code.
 */
export function fuzzCallbackQuery(options: FuzzOptions): Promise<Figure> {
  let count = 0;
  return fuzz('Callback query', options, cases, async ({ query, inFlight }) => {
    clearCookies();
    localStorage.clear();
    if (inFlight) leaveInFlight(STATE);
    // Amplify completes a URL only once, so each run gets its own.
    count += 1;
    window.history.replaceState(null, '', `/callback?${query}&case=${count}`);
    const given = new URLSearchParams(window.location.search);
    const outcome = await withTokenEndpoint(() => amplifyUserPool.completeRedirect());
    // Until then Amplify accepts a second completion of the same URL.
    await nextTask();
    const signedIn = document.cookie.includes('.accessToken=');
    const isOwn = inFlight && given.get('code') === CODE && given.get('state') === STATE;
    if (signedIn && !isOwn) return 'another request’s answer signed in';
    if (isOwn && !signedIn && !given.get('error')) {
      return `its own answer did not sign in: ${JSON.stringify(outcome)}`;
    }
    if (outcome.ok && !signedIn && (given.has('code') || given.has('error'))) {
      return 'no session, and no failure';
    }
    if (!outcome.ok && outcome.error.code === 'redirect-timed-out')
      return 'no answer within the time limit';
    return problemOf(outcome);
  });
}

/** A token endpoint that accepts this code any number of times, and no other. */
async function withTokenEndpoint<Value>(work: () => Promise<Value>): Promise<Value> {
  const original = globalThis.fetch;
  globalThis.fetch = (_, init) => {
    const form = new URLSearchParams(typeof init?.body === 'string' ? init.body : '');
    return responseOf(form.get('code') === CODE ? TOKENS : REFUSED);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}

const json = (status: number, body: object): Answer => ({
  kind: 'response',
  status,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const REFUSED = json(400, { error: 'invalid_grant' });
const tokens = sessionCookies();
const TOKENS = json(200, {
  access_token: tokens['a-sub.accessToken'],
  id_token: tokens['a-sub.idToken'],
  refresh_token: 'refresh',
  token_type: 'Bearer',
  expires_in: 3600,
});
