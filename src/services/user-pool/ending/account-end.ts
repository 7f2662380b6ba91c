import { paths } from '#src/config/paths.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { clearSiteStorage } from '#src/lib/site-storage.ts';
import { storeGoodbyeReason, type GoodbyeReason } from './goodbye-reason.ts';
import { inThisSession } from '../in-this-session.ts';
import { userPool } from '../lazy-user-pool.ts';
import { signalAccepted } from '../passkeys/signals.ts';
import { sessionUserId } from '../stored-tokens.ts';
import { signOut } from './sign-out.ts';
import type { Departure, SignInType } from '../user-pool.ts';
import type { UserPoolError } from '../user-pool-error.ts';

/** Ends every session of the user, then this browser's own. A social session also passes through the hosted sign-out. */
export async function signOutEverywhere(
  signInType: SignInType,
): Promise<Result<Departure, UserPoolError>> {
  const ended = await inThisSession(() => userPool.endAllSessions());
  if (!ended.ok) return ended;
  return ok(
    depart(signInType === 'social' ? 'signed-out-but-at-provider' : 'signed-out-everywhere'),
  );
}

/** Deletes the account and everything that this site has stored in the browser. */
export async function deleteAccount(): Promise<Result<Departure, UserPoolError>> {
  // Before the account, and with it the user's id, is gone.
  const user = sessionUserId();
  const deleted = await inThisSession(() => userPool.deleteAccount());
  if (!deleted.ok) return deleted;
  if (user !== null) signalAccepted(user, []);
  clearSiteStorage();
  return ok(depart('account-deleted'));
}

function depart(reason: GoodbyeReason): Departure {
  storeGoodbyeReason(reason);
  return signOut({ returnTo: paths.goodbye, isConfirmed: false });
}
