import fc from 'fast-check';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import type { Figure } from '../lib/figure.ts';
import { answering, type Answer } from './answers.ts';
import { fuzz, mutated, type FuzzOptions } from './fuzz.ts';
import { problemOf } from './pool-outcome.ts';
import { clearCookies, sessionCookies, setCookies, TOKEN_PREFIX, unsignedToken } from './tokens.ts';

const REFUSED: Answer = {
  kind: 'response',
  status: 400,
  body: '{"__type":"NotAuthorizedException","message":"Refresh Token has been revoked"}',
  headers: { 'x-amzn-errortype': 'NotAuthorizedException:' },
};

const sound = sessionCookies();
const claim = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.integer(), fc.constant(4_000_000_000));
const token = fc
  .record(
    { exp: claim, iat: claim, sub: claim, origin_jti: claim, email: claim },
    { requiredKeys: [] },
  )
  .map(unsignedToken);
/** A semicolon would end the cookie. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => text.replaceAll(';', ''));
const odd = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  token,
  fc.json({ maxDepth: 1 }),
);
const cookies: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    ...Object.entries(sound).map(([name, value]) =>
      fc.oneof(
        { weight: 8, arbitrary: fc.constant([[name, value]]) },
        { weight: 2, arbitrary: mutated(value).map((text) => [[name, text]]) },
        { weight: 2, arbitrary: odd.map((text) => [[name, text]]) },
        fc.constant([]),
      ),
    ),
  )
  .map((found) => Object.fromEntries(found.flat()));
const entry = fc.record({ cookies, forceRefresh: fc.boolean(), offline: fc.boolean() });

/**
 * Whatever the cookies contain, there is a session of strings, none, or a failure with a code; and they can be
 * cleared.
 */
export function fuzzCookieContents(options: FuzzOptions): Promise<Figure> {
  return fuzz('Cookie contents', options, entry, async ({ cookies, forceRefresh, offline }) => {
    setCookies(cookies);
    const answer: Answer = offline ? { kind: 'network' } : REFUSED;
    const outcome = await answering(answer, () => amplifyUserPool.session({ forceRefresh }));
    const hint = hasSessionHint();
    clearSession();
    const left = document.cookie;
    clearCookies();
    if (outcome.ok && outcome.value !== null) {
      const { id, idToken, email, signInType } = outcome.value;
      const isText = [id, idToken, email, signInType].every((one) => typeof one === 'string');
      if (!isText) return `a session of ${JSON.stringify(outcome.value)}`;
      if (!hint) return 'a session without its hint';
    }
    if (left.includes(TOKEN_PREFIX)) return `cookies are left: ${left}`;
    return problemOf(outcome);
  });
}
