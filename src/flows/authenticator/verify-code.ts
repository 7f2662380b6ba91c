import { findClockError } from '#src/flows/failure/device-clock.ts';
import { validateAuthenticatorCode } from '#src/flows/fields/validate.ts';
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { SetUpEvent, SetUpState } from './set-up.ts';

interface VerificationDeps {
  userPool: Pick<UserPool, 'verifyAuthenticatorSetUp' | 'preferSoftwareToken'>;
  measureSkew: () => Promise<number | null>;
  dispatch: (event: SetUpEvent) => void;
}

/**
 * Verifies a new authenticator's code, then makes it the preferred factor. Doesn't wait for that: the authenticator is
 * already valid, and the next screen's guard retries. Ignores a code while another is being verified. Resolves with
 * whether the authenticator is verified.
 */
export async function verifyCode(
  code: string,
  { waiting }: SetUpState,
  { userPool, measureSkew, dispatch }: VerificationDeps,
): Promise<boolean> {
  if (waiting) return false;
  const problem = validateAuthenticatorCode(code);
  if (problem !== null) {
    dispatch({ type: 'invalid', problem });
    return false;
  }
  dispatch({ type: 'submitted' });
  const verified = await userPool.verifyAuthenticatorSetUp(code);
  if (!verified.ok) {
    const { error } = verified;
    dispatch({ type: 'rejected', error, clock: await findClockError(error, measureSkew) });
    return false;
  }
  void userPool.preferSoftwareToken();
  dispatch({ type: 'verified' });
  return true;
}
