import { findClockError } from '#src/flows/failure/device-clock.ts';
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { SetUpEvent } from './set-up.ts';

/**
 * Verifies the code of a new authenticator, and has the pool prefer it, which the success doesn't wait for: the
 * authenticator counts whether or not the pool does so now, and the guard of the next screen repeats it.
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
