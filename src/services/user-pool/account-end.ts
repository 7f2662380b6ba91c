import { paths } from '#src/config/paths.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { keepFarewell, type Farewell } from './farewell.ts';
import { userPool } from './lazy-user-pool.ts';
import { clearSiteStore } from './session-store.ts';
import { noteSession } from './stored-tokens.ts';
import type { Departure, SignInType } from './user-pool.ts';
import { SESSION_REPLACED, type UserPoolError } from './user-pool-error.ts';

/**
 * An answer that comes once another session has begun in this browser leaves that one alone, and is told as
 * `session-replaced`.
 */

/** Ends every session of the user. This browser then says goodbye, or is on its way there through the hosted pages. */
export async function signOutEverywhere(
  signInType: SignInType,
): Promise<Result<Departure, UserPoolError>> {
  const isReplaced = noteSession();
  const ended = await userPool.endAllSessions();
  if (!ended.ok) return ended;
  if (isReplaced()) return failed(SESSION_REPLACED);
  return depart(signInType === 'social' ? 'signed-out-but-at-provider' : 'signed-out-everywhere');
}

/** Deletes the account, and all that this site keeps in the browser. */
export async function deleteAccount(): Promise<Result<Departure, UserPoolError>> {
  const isReplaced = noteSession();
  const deleted = await userPool.deleteAccount();
  if (!deleted.ok) return deleted;
  if (isReplaced()) return failed(SESSION_REPLACED);
  clearSiteStore();
  return depart('account-deleted');
}

async function depart(farewell: Farewell): Promise<Result<Departure, never>> {
  keepFarewell(farewell);
  return ok(await userPool.signOut({ returnTo: paths.goodbye, isConfirmed: false }));
}
