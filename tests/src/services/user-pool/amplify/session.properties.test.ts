import fc from 'fast-check';
import { it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import {
  answering,
  isDescribed,
  FUZZ_RUNS,
  FUZZ_TIMEOUT_MS,
  mutated,
  sessionCookies,
  setCookies,
  TOKEN_PREFIX,
  unsignedToken,
} from '../../../../setup/fuzz.ts';
import { useNoWaiting } from '../../../../setup/hurry.ts';

useNoWaiting();

const REFUSED = {
  status: 400,
  body: '{"__type":"NotAuthorizedException","message":"Refresh Token has been revoked"}',
  headers: { 'x-amzn-errortype': 'NotAuthorizedException:' },
};
const claim = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.integer(), fc.constant(4e9));
const claims = fc.record(
  { exp: claim, iat: claim, sub: claim, origin_jti: claim, email: claim },
  { requiredKeys: [] },
);
const odd = fc.oneof(
  // A semicolon would end the cookie.
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll(';', '')),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  claims.map(unsignedToken),
  fc.json({ maxDepth: 1 }),
);
/** Each cookie is sound, damaged, odd or missing. */
const cookies = fc
  .tuple(
    ...Object.entries(sessionCookies()).map(([name, value]) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constant([[name, value]]) },
        { weight: 2, arbitrary: mutated(value).map((text) => [[name, text]]) },
        { weight: 2, arbitrary: odd.map((text) => [[name, text]]) },
        fc.constant([]),
      ),
    ),
  )
  .map((found): Record<string, string> => Object.fromEntries(found.flat()));

it(
  'any cookies result in a session of strings, none, or a failure with a code, and can be cleared',
  async () => {
    const property = fc.asyncProperty(
      cookies,
      fc.boolean(),
      fc.boolean(),
      async (given, forceRefresh, offline) => {
        setCookies(given);
        const outcome = await answering(offline ? null : REFUSED, () =>
          amplifyUserPool.session({ forceRefresh }),
        );
        const hint = hasSessionHint();
        clearSession();
        if (document.cookie.includes(TOKEN_PREFIX)) return false;
        if (!outcome.ok) return isDescribed(outcome.error);
        if (outcome.value === null) return true;
        const { id, idToken, email, signInType } = outcome.value;
        return hint && [id, idToken, email, signInType].every((one) => typeof one === 'string');
      },
    );
    await fc.assert(property, { numRuns: FUZZ_RUNS });
  },
  FUZZ_TIMEOUT_MS,
);
