import type { OperationContext } from '../context.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { unknownUser } from '../errors.ts';
import type { UserRecord } from '../state.ts';
import { findByEmail } from '../users.ts';
import type { PasskeyRecord } from './records.ts';

export const WEB_AUTHN = 'WEB_AUTHN';
/** What GetUser lists once WebAuthnMfaSettings is enabled. */
export const WEB_AUTHN_MFA = 'WEB_AUTHN_MFA';

/** The user's passkeys by credential id, oldest first. */
export function passkeysOf({ passkeys = {} }: UserRecord): [string, PasskeyRecord][] {
  return Object.entries(passkeys);
}

/**
 * The relying party id. Throws WebAuthnNotEnabledException, or WebAuthnConfigurationMissingException for a pool without
 * an id. The API reference has the first only at Start and Complete; here it stops all four operations, so that no client
 * counts on a list from a pool without passkeys.
 */
export function requirePasskeys({ pool, state }: OperationContext): string {
  if (!state.passkeys.enabled) {
    throw new ServiceError(
      'WebAuthnNotEnabledException',
      'WebAuthn is not enabled for this user pool.',
    );
  }
  if (pool.relyingPartyId === null) {
    throw new ServiceError(
      'WebAuthnConfigurationMissingException',
      'The user pool has no relying party id.',
    );
  }
  return pool.relyingPartyId;
}

/** Whether sign-ins may start with a passkey, if the user has one. */
export function allowsPasskeySignIn({ pool, state }: OperationContext): boolean {
  return state.passkeys.enabled && state.passkeys.firstFactor && pool.relyingPartyId !== null;
}

/** MFA is required, so a passkey is offered only to users for whom it counts as MFA. */
export function isPasskeyOffered(context: OperationContext, user: UserRecord): boolean {
  return allowsPasskeySignIn(context) && user.passkeyMfa === true && passkeysOf(user).length > 0;
}

/**
 * Removes a user's passkeys on the server, as an administrator would; their devices keep them. Throws
 * UserNotFoundException.
 */
export function forgetPasskeys({ state, now }: OperationContext, email: string): UserRecord {
  const user = findByEmail(state, email);
  if (user === undefined) throw unknownUser();
  delete user.passkeys;
  user.modifiedAt = now;
  return user;
}
