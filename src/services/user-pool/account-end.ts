import { paths } from '#src/config/paths.ts';
import type { Result } from '#src/lib/result.ts';
import { keepFarewell, type Farewell } from './farewell.ts';
import { userPool } from './lazy-user-pool.ts';
import { clearSiteStore } from './session-store.ts';
import type { Departure, SignInType } from './user-pool.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** Ends every session of the user. This browser then says goodbye, or is on its way there through the hosted pages. */
export async function signOutEverywhere(
  signInType: SignInType,
): Promise<Result<Departure, UserPoolError>> {
  const ended = await userPool.endAllSessions();
  if (!ended.ok) return ended;
  return depart(signInType === 'social' ? 'signed-out-but-at-provider' : 'signed-out-everywhere');
}

/** Deletes the account, and all that this site keeps in the browser. */
export async function deleteAccount(): Promise<Result<Departure, UserPoolError>> {
  const deleted = await userPool.deleteAccount();
  if (!deleted.ok) return deleted;
  clearSiteStore();
  return depart('account-deleted');
}

function depart(farewell: Farewell): Promise<Result<Departure, UserPoolError>> {
  keepFarewell(farewell);
  return userPool.signOut({ returnTo: paths.goodbye });
}
