import { errors, type JWTPayload } from 'jose';
import { isTokenError, verifyIdToken, type IdTokenRules } from '../kit/id-token.ts';

export interface Learner {
  name: string;
  email: string;
}

/** Why a token is not accepted; with `unavailable`, it could not be checked. */
export type TokenProblem = 'missing' | 'expired' | 'invalid' | 'unavailable';

/** `expiresAt` in milliseconds since 1970; `username` is the user pool's. */
export type TokenCheck =
  | { ok: true; learner: Learner; username: string; expiresAt: number }
  | { ok: false; problem: TokenProblem };

export async function checkIdToken(token: string, rules: IdTokenRules): Promise<TokenCheck> {
  if (token === '') return { ok: false, problem: 'missing' };
  try {
    const claims = await verifyIdToken(token, rules);
    if (claims['token_use'] !== 'id') return { ok: false, problem: 'invalid' };
    const username = textOf(claims['cognito:username']);
    return { ok: true, learner: learnerOf(claims), username, expiresAt: (claims.exp ?? 0) * 1000 };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function problemOf(error: unknown): TokenProblem {
  if (error instanceof errors.JWTExpired) return 'expired';
  return isTokenError(error) ? 'invalid' : 'unavailable';
}

function learnerOf({ name, email }: JWTPayload): Learner {
  return { name: textOf(name), email: textOf(email) };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
