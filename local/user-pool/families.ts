import { decodeJwt } from 'jose';
import { ownValue } from '../kit/json.ts';
import type { OperationContext } from './context.ts';
import { notAuthorized, ServiceError } from '../kit/aws-errors.ts';
import { hashOf, opaqueToken } from './secrets.ts';
import { newUuid } from '../kit/random.ts';
import type { TokenFamily, UserPoolState } from './state.ts';
import { revokeFamily, touchSession, trackSession } from './token-sessions.ts';
import { undrafted } from './undrafted.ts';

// As infra/template.yaml configures them: SessionDays, and for how long a replaced refresh token is still accepted.
export const REFRESH_TOKEN_MS = 365 * 24 * 3_600_000;
const ROTATION_GRACE_MS = 60_000;

/** Starts the token family of a sign-in. Only the refresh token's hash is stored. */
export function startFamily(
  context: OperationContext,
  sub: string,
  scope?: string,
): { family: TokenFamily; refreshToken: string } {
  const { state, now, randomBytes } = context;
  const refreshToken = opaqueToken(randomBytes);
  const family: TokenFamily = {
    originJti: newUuid(randomBytes),
    sub,
    refreshTokenHash: hashOf(refreshToken),
    ...(scope !== undefined && { scope }),
    authTime: now,
    expiresAt: now + REFRESH_TOKEN_MS,
    revoked: false,
  };
  trackSession(context, family);
  state.families[family.originJti] = family;
  return { family, refreshToken };
}

function findFamily(state: UserPoolState, refreshToken: string): TokenFamily | undefined {
  const hash = hashOf(refreshToken);
  const found = Object.values(undrafted(state.families)).find(
    ({ refreshTokenHash, replacedAt }) =>
      refreshTokenHash === hash || ownValue(replacedAt ?? {}, hash) !== undefined,
  );
  return found && state.families[found.originJti];
}

/** Replaces the family's refresh token and returns the new one, which expires with the sign-in's first. */
export function rotate({ now, randomBytes }: OperationContext, family: TokenFamily): string {
  const refreshToken = opaqueToken(randomBytes);
  family.replacedAt = { ...family.replacedAt, [family.refreshTokenHash]: now };
  family.refreshTokenHash = hashOf(refreshToken);
  return refreshToken;
}

/** The API reference names this error, but not its message. */
const reused = () =>
  new ServiceError('RefreshTokenReuseException', 'Refresh token has been invalidated by rotation.');

/** The token family of a valid refresh token; throws NotAuthorizedException or RefreshTokenReuseException. */
export function redeem(context: OperationContext, refreshToken: string): TokenFamily {
  const { state, now } = context;
  const family = findFamily(state, refreshToken);
  if (family === undefined) throw notAuthorized('Invalid Refresh Token.');
  if (family.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (family.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  const replacedAt = ownValue(family.replacedAt ?? {}, hashOf(refreshToken)) ?? now;
  if (now - replacedAt > ROTATION_GRACE_MS) throw reused();
  touchSession(context, family);
  return family;
}

/** Revokes the refresh token's family, if any; false for an access or ID token. */
export function revokeByRefreshToken(state: UserPoolState, token: string): boolean {
  if (isAccessOrIdToken(token)) return false;
  const family = findFamily(state, token);
  if (family !== undefined) revokeFamily(family);
  return true;
}

/** Unverified: an expired or forged access token is not a refresh token either. */
function isAccessOrIdToken(token: string): boolean {
  try {
    const { token_use: use } = decodeJwt(token);
    return use === 'access' || use === 'id';
  } catch {
    return false;
  }
}

export function revokeAll(state: UserPoolState, sub: string): void {
  for (const family of Object.values(state.families)) {
    if (family.sub === sub) revokeFamily(family);
  }
}
