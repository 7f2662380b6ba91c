import { paths } from '#src/config/paths.ts';
import { dropAllDrafts } from '#src/lib/draft.ts';
import { failed } from '#src/lib/result.ts';
import { revokeRefreshToken } from '../revoke.ts';
import { announceSessionChange, hasSessionHint } from '../session-hint.ts';
import { clearTokenCookies, clearSession } from '../session-store.ts';
import { claimsOf, storedSignInType, storedValue } from '../stored-tokens.ts';
import type { Departure, SignOutOptions } from '../user-pool.ts';
import { SESSION_REPLACED } from '../user-pool-error.ts';
import { withAmplify } from '../with-amplify.ts';
import { recordSessionEnd } from './session-end.ts';
import { deferSignedOutNotice, storeSignedOutNotice } from './signed-out-notice.ts';

/**
 * Signs out immediately: clears the tokens before any call to the pool completes. A social session then goes through the
 * hosted sign-out, unless another session begins first.
 */
export async function signOut({
  returnTo = paths.home,
  isConfirmed = true,
}: SignOutOptions = {}): Promise<Departure> {
  recordSessionEnd('by-user');
  dropAllDrafts();
  if (isConfirmed) storeSignedOutNotice();
  const isSocial = storedSignInType() === 'social';
  revokeStoredSession();
  clearTokenCookies();
  const isLeaving = isSocial && returnTo !== null && (await leaveThroughHostedUi(returnTo));
  if (isLeaving) deferSignedOutNotice();
  if (!hasSessionHint()) clearSession();
  announceSessionChange();
  return isLeaving ? 'leaving' : 'here';
}

/** Only for tokens with an `origin_jti`: a pool without token revocation issues none, and refuses the call. */
function revokeStoredSession(): void {
  const [access, refresh] = [storedValue('accessToken'), storedValue('refreshToken')];
  if (access === null || refresh === null) return;
  if (claimsOf(access).has('origin_jti')) revokeRefreshToken(refresh);
}

/** Resolves with false if the browser stays. */
async function leaveThroughHostedUi(returnTo: string): Promise<boolean> {
  let isWaiting = true;
  // Another user may have signed in by the time Amplify has loaded, and must not be signed out.
  const left = await withAmplify(async (pool) =>
    isWaiting && !hasSessionHint() ? pool.startHostedSignOut(returnTo) : failed(SESSION_REPLACED),
  );
  isWaiting = false;
  return left.ok;
}
