import { findClockError } from '#src/flows/failure/device-clock.ts';
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { SetUpEvent } from './set-up.ts';

/**
 * Verifies a new authenticator's code, then makes it the preferred factor. Doesn't wait for that: the authenticator is
 * already valid, and the next screen's guard retries.
 */
export async function verifyCode(
  code: string,
  userPool: Pick<UserPool, 'verifyAuthenticatorSetUp' | 'preferSoftwareToken'>,
  measureSkew: () => Promise<number | null>,
): Promise<SetUpEvent & { type: 'verified' | 'rejected' }> {
  const verified = await userPool.verifyAuthenticatorSetUp(code);
  if (!verified.ok) {
    const { error } = verified;
    return { type: 'rejected', error, clock: await findClockError(error, measureSkew) };
  }
  void userPool.preferSoftwareToken();
  return { type: 'verified' };
}
