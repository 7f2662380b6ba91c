import type { OperationContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import { hashOf, newUuid, opaqueToken } from './secrets.ts';
import type { TokenFamily, UserPoolState } from './state.ts';

export const REFRESH_TOKEN_MS = 30 * 24 * 3_600_000;

/** Starts a family of tokens at a sign-in. The refresh token itself is not kept. */
export function startFamily(
  { state, now, randomBytes }: OperationContext,
  sub: string,
  scope?: string,
): { family: TokenFamily; refreshToken: string } {
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
  state.families[family.originJti] = family;
  return { family, refreshToken };
}

export function findFamily(state: UserPoolState, refreshToken: string): TokenFamily | undefined {
  const hash = hashOf(refreshToken);
  return Object.values(state.families).find((family) => family.refreshTokenHash === hash);
}

/** The family that a refresh token may renew; throws NotAuthorizedException in the service's words. */
export function redeem({ state, now }: OperationContext, refreshToken: string): TokenFamily {
  const family = findFamily(state, refreshToken);
  if (family === undefined) throw notAuthorized('Invalid Refresh Token.');
  if (family.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (family.expiresAt <= now) throw notAuthorized('Refresh Token has expired');
  return family;
}

export function revokeAll(state: UserPoolState, sub: string): void {
  for (const family of Object.values(state.families)) {
    if (family.sub === sub) family.revoked = true;
  }
}
