import { setImmediate as nextTask } from 'node:timers/promises';
import fc from 'fast-check';
import { it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import {
  answering,
  isDescribed,
  FUZZ_RUNS,
  FUZZ_TIMEOUT_MS,
  mutated,
  setCookies,
} from '../../../../setup/fuzz.ts';
import { hostedTokens, leaveInFlight } from '../../../../setup/redirect-flight.ts';

const STATE = 's'.repeat(32);
const CODE = 'the-code';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('access_denied', 'User cancelled', '', '/dashboard', '__proto__'),
  mutated(STATE),
  mutated(CODE),
);
const known = fc.constantFrom('code', 'state', 'error', 'error_description', 'redirectTo');
const name = fc.oneof({ weight: 5, arbitrary: known }, fc.string({ maxLength: 8 }));
const own = fc.subarray([
  ['code', CODE],
  ['state', STATE],
]);
/** Often with the right code and state, first or last; escaped as a query should be, or not at all. */
const queries = fc
  .tuple(own, fc.array(fc.tuple(name, text), { maxLength: 3 }), fc.boolean(), fc.boolean())
  .map(([right, others, isFirst, isRaw]) => {
    const pairs = isFirst ? [...right, ...others] : [...others, ...right];
    return isRaw
      ? pairs.map(([key, value]) => `${key}=${value}`).join('&')
      : new URLSearchParams(pairs.map(([key = '', value = '']) => [key, value])).toString();
  });

/** Accepts this code any number of times, and no other. */
const tokenEndpoint = (form: URLSearchParams) =>
  form.get('code') === CODE
    ? { status: 200, body: JSON.stringify(hostedTokens()) }
    : { status: 400, body: '{"error":"invalid_grant"}' };

it(
  'only a response to the browser’s own request signs the user in; any other is a failure',
  async () => {
    let count = 0;
    const property = fc.asyncProperty(queries, fc.boolean(), async (query, inFlight) => {
      setCookies({});
      localStorage.clear();
      if (inFlight) leaveInFlight(STATE);
      // Amplify completes a URL only once, so each run gets its own.
      count += 1;
      window.history.replaceState(null, '', `/callback?${query}&case=${count}`);
      const given = new URLSearchParams(window.location.search);
      const outcome = await answering(tokenEndpoint, () => amplifyUserPool.completeRedirect());
      // Until then Amplify accepts a second completion of the same URL.
      await nextTask();
      const signedIn = document.cookie.includes('.accessToken=');
      const isOwn = inFlight && given.get('code') === CODE && given.get('state') === STATE;
      if (signedIn && !isOwn) return false;
      if (!outcome.ok) {
        const wasAnswered = outcome.error.code !== 'redirect-timed-out';
        return wasAnswered && isDescribed(outcome.error) && (!isOwn || given.has('error'));
      }
      return signedIn || !(given.has('code') || given.has('error'));
    });
    await fc.assert(property, { numRuns: FUZZ_RUNS });
  },
  FUZZ_TIMEOUT_MS,
);
