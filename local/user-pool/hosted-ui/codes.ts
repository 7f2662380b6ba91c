import { createHash } from 'node:crypto';
import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { startFamily } from '../families.ts';
import { hashOf, sameBytes } from '../secrets.ts';
import { newUuid } from '../../kit/random.ts';
import type { TokenFamily } from '../state.ts';
import { revokeFamily } from '../token-sessions.ts';
import type { AuthorizationCode, Grant } from './records.ts';

const CODE_MS = 5 * 60_000;
const REMEMBERED_MS = 24 * 3_600_000;

/** Issues a single-use authorization code, valid for five minutes; only its hash is stored. */
export function issueCode(context: OperationContext, sub: string, grant: Grant): string {
  const { redirectUri, scope, codeChallenge } = grant;
  const code = newUuid(context.randomBytes);
  context.state.authorizationCodes[hashOf(code)] = {
    redirectUri,
    scope,
    codeChallenge,
    sub,
    used: false,
    originJti: null,
    expiresAt: context.now + CODE_MS,
    forgetAt: context.now + REMEMBERED_MS,
  };
  return code;
}

export interface CodeClaim {
  code: string;
  redirectUri: string;
  verifier: string;
}

export interface Redeemed {
  record: AuthorizationCode;
  family: TokenFamily;
  refreshToken: string;
}

/**
 * Redeems a code; null for an invalid claim. Any attempt uses the code up, and a second one revokes
 * the tokens that it was exchanged for (RFC 6749, section 4.1.2).
 */
export function redeemCode(context: OperationContext, claim: CodeClaim): Redeemed | null {
  const record = ownValue(context.state.authorizationCodes, hashOf(claim.code));
  if (record === undefined) return null;
  if (record.used) {
    const given = ownValue(context.state.families, record.originJti ?? '');
    if (given !== undefined) revokeFamily(given);
    return null;
  }
  record.used = true;
  const holds =
    record.expiresAt > context.now &&
    record.redirectUri === claim.redirectUri &&
    provesChallenge(claim.verifier, record.codeChallenge);
  if (!holds) return null;
  const { family, refreshToken } = startFamily(context, record.sub, record.scope);
  record.originJti = family.originJti;
  return { record, family, refreshToken };
}

/** Whether the verifier hashes to the challenge (RFC 7636, S256). */
function provesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const claimed = createHash('sha256').update(verifier).digest();
  return sameBytes(claimed, Buffer.from(challenge, 'base64url'));
}
