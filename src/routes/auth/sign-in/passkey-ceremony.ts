import { failureWords } from '#content/failures.ts';
import { passkeyFailureWords } from '#content/passkey-failures.ts';
import { describePasskeyFailure } from '#src/flows/passkeys/describe.ts';
import type { PasskeyEvent } from '#src/flows/passkeys/progress.ts';
import { signInWithPasskey } from '#src/flows/passkeys/sign-in.ts';
import { provePasskey } from '#src/services/user-pool/passkeys/ceremony.ts';
import {
  forgetPasskeyEmail,
  rememberPasskey,
  rememberPasskeyEmail,
} from '#src/services/user-pool/passkeys/device-memory.ts';
import type { PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';

/** What only a sign-in with a passkey needs, loaded when the browser is idle or the button is pressed. */

const GONE: ReadonlySet<string> = new Set(['passkey-refused', 'password-required']);

/** Resolves with whether the user is signed in. Remembers a passkey that is kept on this device, not on one that was lent. */
export async function signIn(
  email: string,
  dispatch: (event: PasskeyEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const deps = {
    passkeys,
    prove: provePasskey,
    dispatch: (event: PasskeyEvent) => {
      // It has been removed elsewhere, so the password is the first choice again.
      if (event.type === 'rejected' && GONE.has(event.failure.code)) {
        forgetPasskeyEmail(email);
      }
      dispatch(event);
    },
  };
  const proof = await signInWithPasskey(email, deps, signal);
  if (proof?.isHere === true) {
    rememberPasskey(sessionUserId(), proof.id, null);
    rememberPasskeyEmail(email);
  }
  return proof !== null;
}

export function describe(failure: PasskeyFailure) {
  return describePasskeyFailure('signIn', failure, passkeyFailureWords, failureWords);
}
