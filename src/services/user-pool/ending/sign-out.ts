import { paths } from '#src/config/paths.ts';
import { dropAllDrafts } from '#src/lib/draft.ts';
import { revokeRefreshToken } from '../revoke.ts';
import { announceSessionChange } from '../session-hint.ts';
import { clearSession } from '../session-store.ts';
import { claimsOf, storedSignInType, storedValue } from '../stored-tokens.ts';
import type { Departure, SignOutOptions } from '../user-pool.ts';
import { leaveForHostedSignOut } from './hosted-sign-out.ts';
import { recordSessionEnd } from './session-end.ts';
import { deferSignedOutNotice, storeSignedOutNotice } from './signed-out-notice.ts';

/**
 * Signs out immediately: clears the session, and revokes it without waiting for the pool. A social session then goes through
 * the hosted sign-out.
 */
export function signOut({
  returnTo = paths.home,
  isConfirmed = true,
}: SignOutOptions = {}): Departure {
  recordSessionEnd('by-user');
  dropAllDrafts();
  if (isConfirmed) storeSignedOutNotice();
  const isSocial = storedSignInType() === 'social';
  revokeStoredSession();
  clearSession();
  const isLeaving = isSocial && returnTo !== null && leaveForHostedSignOut(returnTo);
  if (isLeaving) deferSignedOutNotice();
  announceSessionChange();
  return isLeaving ? 'leaving' : 'here';
}

/** Only for tokens with an `origin_jti`: a pool without token revocation issues none, and refuses the call. */
function revokeStoredSession(): void {
  const [access, refresh] = [storedValue('accessToken'), storedValue('refreshToken')];
  if (access === null || refresh === null) return;
  if (claimsOf(access).has('origin_jti')) revokeRefreshToken(refresh);
}
