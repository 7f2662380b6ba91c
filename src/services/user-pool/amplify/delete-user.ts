import { callUserPool } from './call-user-pool.ts';
import { nameOf } from './named-error.ts';
import { requireAccessToken } from './session.ts';

/** Succeeds if the account no longer exists, because the response to an earlier attempt may have been lost. */
export async function deleteUser(): Promise<null> {
  try {
    await callUserPool('DeleteUser', { AccessToken: await requireAccessToken() });
  } catch (thrown) {
    if (nameOf(thrown) !== 'UserNotFoundException') throw thrown;
  }
  return null;
}
