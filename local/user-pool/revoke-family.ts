import type { TokenFamily } from './state.ts';

/** Revokes a refresh token and every token issued from it, which ends the session that they belong to. */
export function revokeFamily(family: TokenFamily): void {
  family.revoked = true;
  delete family.session;
}
