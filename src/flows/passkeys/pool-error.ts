import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** Whether it is one of the user pool's general errors, which alone have a message. */
export function isPoolError(failure: PasskeyFailure): failure is UserPoolError {
  return 'providerMessage' in failure;
}
