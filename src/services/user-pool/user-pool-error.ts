/** Every failure of the user pool, the library or the network, as a stable code. */
export type UserPoolErrorCode =
  | 'not-authorized'
  | 'user-not-found'
  | 'user-not-confirmed'
  | 'already-confirmed'
  | 'password-reset-required'
  | 'code-mismatch'
  | 'code-expired'
  | 'limit-exceeded'
  | 'too-many-requests'
  | 'invalid-password'
  | 'invalid-parameter'
  | 'username-exists'
  | 'alias-exists'
  | 'software-token-not-enabled'
  | 'already-signed-in'
  | 'signed-out'
  | 'sign-in-lost'
  | 'session-not-renewed'
  /** Another session has begun meanwhile, in this or another tab. */
  | 'session-replaced'
  | 'session-not-stored'
  | 'session-too-large'
  | 'storage-refused'
  | 'redirect-cancelled'
  | 'redirect-state-mismatch'
  | 'redirect-lost'
  | 'redirect-timed-out'
  | 'redirect-failed'
  | 'misconfigured'
  | 'network'
  | 'offline'
  /** A file of the app that the call needs couldn't be loaded. */
  | 'not-loaded'
  | 'unavailable'
  | 'unknown';

export const SESSION_REPLACED: UserPoolError = { code: 'session-replaced', providerMessage: '' };

/** Cases to which the pool gives the same code, told apart by its message. */
export type UserPoolErrorReason =
  | 'wrong-password'
  | 'attempts-exceeded'
  | 'unconfirmed-address'
  | 'clock-skew'
  | 'access-token-expired';

/** `providerMessage` is the service's own message, or empty if it isn't fit to show. */
export interface UserPoolError {
  code: UserPoolErrorCode;
  providerMessage: string;
  reason?: UserPoolErrorReason | undefined;
}
