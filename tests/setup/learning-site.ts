import { SignJWT, generateKeyPair, type CryptoKey } from 'jose';
import { beforeAll, beforeEach } from 'vitest';
import type { Handler } from '#local/kit/handler.ts';
import { createLearningSite } from '#local/learning-site/engine.ts';
import { learningSiteHandler } from '#local/learning-site/http.ts';

/** The learning site without a network, whose clock only the test moves, and the requests that tests repeat. */

export const SITE = 'http://localhost:4103';
export const MAIN = 'http://localhost:5173';
export const START = Date.parse('2026-01-02T03:04:05Z');
const ISSUER = 'http://localhost:4101/eu-west-1_Lureproof';
const CLIENT = 'the-client';

const CLAIMS = {
  sub: 'a-sub',
  'cognito:username': 'ada',
  iss: ISSUER,
  aud: CLIENT,
  token_use: 'id',
  name: 'Ada <Lovelace>',
  email: 'ada@example.com',
  exp: START / 1000 + 3600,
};

interface KeyPair {
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

interface LearningSite {
  handler: Handler;
  advance: (milliseconds: number) => void;
  /** Makes the user pool's key set unavailable, until the test ends. */
  withoutKeySet: () => void;
  /** An ID token of the user pool; these claims replace the usual ones. */
  sign: (claims?: object) => Promise<string>;
  /** The same, signed with another key. */
  forge: () => Promise<string>;
  handOver: (token: string, redirectTo?: string, cookie?: string) => Promise<Response>;
  visit: (path: string, cookie?: string) => Promise<Response>;
}

export function useLearningSite(): LearningSite {
  let pool: KeyPair;
  let stranger: KeyPair;
  let now: number;
  let keySetAnswers: boolean;
  let handler: Handler;

  beforeAll(async () => {
    [pool, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  });
  beforeEach(() => {
    now = START;
    keySetAnswers = true;
    let ids = 0;
    const site = createLearningSite({
      issuer: ISSUER,
      clientId: CLIENT,
      keys: async () => {
        if (!keySetAnswers) throw new TypeError('fetch failed');
        return pool.publicKey;
      },
      now: () => now,
      newSessionId: () => `session-${(ids += 1)}`,
      url: SITE,
      mainSiteUrl: MAIN,
    });
    handler = learningSiteHandler(site, { url: MAIN, sessionCookie: 'main_session' });
  });

  const signWith = (key: CryptoKey, claims: object) =>
    new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(key);

  return {
    handler: (request) => handler(request),
    advance: (milliseconds) => void (now += milliseconds),
    withoutKeySet: () => void (keySetAnswers = false),
    sign: (claims = {}) => signWith(pool.privateKey, claims),
    forge: () => signWith(stranger.privateKey, {}),
    handOver: async (token, redirectTo, cookie = '') => {
      const url = new URL('/auth-redirect', SITE);
      url.searchParams.set('token', token);
      if (redirectTo !== undefined) url.searchParams.set('redirectTo', redirectTo);
      url.searchParams.set('source', 'main');
      return handler(new Request(url, { headers: { cookie } }));
    },
    visit: async (path, cookie = '') => handler(new Request(SITE + path, { headers: { cookie } })),
  };
}

export const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
