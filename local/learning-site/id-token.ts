import { errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';

export interface Learner {
  name: string;
  email: string;
}

/** Why a token is not accepted; `unavailable` says nothing about the token. */
export type TokenProblem = 'missing' | 'expired' | 'invalid' | 'unavailable';

export type TokenCheck = { ok: true; learner: Learner } | { ok: false; problem: TokenProblem };

export interface TokenRules {
  issuer: string;
  clientId: string;
  keys: JWTVerifyGetKey;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Checks an ID token as the user pool's documentation asks of those who rely on it. */
export async function checkIdToken(token: string, rules: TokenRules): Promise<TokenCheck> {
  if (token === '') return { ok: false, problem: 'missing' };
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      algorithms: ['RS256'],
      issuer: rules.issuer,
      audience: rules.clientId,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(rules.now()),
    });
    if (payload['token_use'] !== 'id') return { ok: false, problem: 'invalid' };
    return { ok: true, learner: learnerOf(payload) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

const KEY_SET_TROUBLE = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']);

/** Whatever is not jose's own is a failed fetch of the key set. */
function problemOf(error: unknown): TokenProblem {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JOSEError && !KEY_SET_TROUBLE.has(error.code)) return 'invalid';
  return 'unavailable';
}

function learnerOf({ name, email }: JWTPayload): Learner {
  return { name: textOf(name), email: textOf(email) };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
