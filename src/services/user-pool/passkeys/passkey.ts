import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '../user-pool-error.ts';

/** A passkey in the user pool's list. Null stands for anything that the pool doesn't know. */
export interface Passkey {
  id: string;
  /** The pool's own name for it, which users can't change. */
  name: string | null;
  /** Milliseconds since 1970, by the pool's clock. */
  addedAt: number | null;
}

export interface PasskeyList {
  passkeys: readonly Passkey[];
  /** Whether the pool accepts them for signing in: they are one of the user's MFA settings. */
  isUsable: boolean;
}

/** Every failure that only passkeys have, as a stable code. */
export type PasskeyErrorCode =
  /** The user pool has no passkeys. */
  | 'passkeys-off'
  /** By the user, or by the browser's own time limit: browsers don't tell which. */
  | 'passkey-cancelled'
  /** By our own time limit: the browser has never answered. */
  | 'passkey-timed-out'
  /** Another tab or another request is asking. */
  | 'passkey-busy'
  /** The browser asks only in the window that has the focus. */
  | 'passkey-unfocused'
  /** The device has a passkey for this account already. */
  | 'passkey-exists'
  /** The account has as many as the pool allows. */
  | 'passkey-limit'
  /** The device can't verify its user, or has no algorithm that the pool accepts. */
  | 'passkey-unsupported'
  /** The pool's relying party isn't this site: an operator's mistake. */
  | 'passkey-wrong-site'
  /** The pool's challenge was too old, or has been replaced or used. */
  | 'passkey-expired'
  /** The pool refuses what the device has signed: it doesn't know the passkey any more, or the signature is wrong. */
  | 'passkey-refused'
  /** The pool asks for the password instead, whether or not there is such an account. */
  | 'password-required'
  /** Anything else that the browser or the authenticator reports. */
  | 'passkey-failed';

export interface PasskeyError {
  code: PasskeyErrorCode;
}

export type PasskeyFailure = PasskeyError | UserPoolError;

export type PasskeyOutcome<Value> = Promise<Result<Value, PasskeyFailure>>;

/** A passkey that a device has created, for the user pool to keep. */
export interface CreatedPasskey {
  id: string;
  /** Where it is kept, such as `iCloud Keychain`. Null if its authenticator doesn't say. */
  keptIn: string | null;
  /** Whether it is kept on this device, rather than on a phone or a security key. */
  isHere: boolean;
  /** A RegistrationResponseJSON. */
  response: object;
}

/** A device's answer to the pool's challenge. */
export interface PasskeyProof {
  id: string;
  isHere: boolean;
  /** An AuthenticationResponseJSON. */
  response: object;
}

/** A sign-in that waits for a proof. */
export interface PasskeyRequest {
  /** As the user types it. */
  email: string;
  /** The user pool's own name for the user, for whom alone the proof is. */
  username: string;
  session: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}

/** The user pool's operations. No method throws. */
export interface PasskeyCalls {
  /** Null if the pool has no passkeys. */
  list(): PasskeyOutcome<PasskeyList | null>;
  startAdding(signal: AbortSignal): PasskeyOutcome<PublicKeyCredentialCreationOptionsJSON>;
  completeAdding(response: object): PasskeyOutcome<null>;
  /** Whether the pool accepts the user's passkeys for signing in. The authenticator stays the preferred factor. */
  setUsable(isUsable: boolean): PasskeyOutcome<null>;
  /** Succeeds if it has been removed already. */
  remove(id: string): PasskeyOutcome<null>;
  startSignIn(email: string, signal: AbortSignal): PasskeyOutcome<PasskeyRequest>;
  /** Stores the session, unless it is cancelled meanwhile, which revokes it. */
  completeSignIn(
    request: PasskeyRequest,
    response: object,
    signal: AbortSignal,
  ): PasskeyOutcome<null>;
}
