/** Every failure that the user pool, the library or the network can cause, as one stable code. */
export type UserPoolErrorCode =
  | 'not-authorized'
  | 'user-not-found'
  | 'user-not-confirmed'
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
  | 'session-lost'
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
  | 'unavailable'
  | 'unknown';

/** `providerMessage` is the service's own sentence; empty when what failed has none fit to show. */
export interface UserPoolError {
  code: UserPoolErrorCode;
  providerMessage: string;
}
