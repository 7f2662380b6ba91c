interface ErrorRules {
  /** The user pool, or another service, refuses what was asked for, or the account. */
  isRefusal?: true;
  /** The same call may succeed later. */
  isTemporary?: true;
  /** Reported to a call that needs a session, it means that the session is over. */
  endsSession?: true;
  /** After it, no answer to a challenge can succeed: it has been accepted, or the sign-in has ended. */
  endsSignIn?: true;
  /** A wrong clock of this device can cause it. */
  isClockSuspect?: true;
  /** Its message comes from the library or the browser, and isn't meant for users. */
  hidesMessage?: true;
}

const rules = {
  'not-authorized': { isRefusal: true, isClockSuspect: true },
  'user-not-found': { isRefusal: true, endsSession: true },
  'user-not-confirmed': { isRefusal: true, endsSession: true },
  'already-confirmed': { isRefusal: true },
  'password-reset-required': { isRefusal: true, endsSession: true },
  'code-mismatch': { isRefusal: true, isClockSuspect: true },
  'code-expired': { isRefusal: true, isClockSuspect: true },
  'limit-exceeded': { isTemporary: true },
  'too-many-requests': { isTemporary: true },
  'invalid-password': { isRefusal: true },
  'invalid-parameter': { isRefusal: true },
  'username-exists': { isRefusal: true },
  'alias-exists': { isRefusal: true },
  'software-token-not-enabled': { isRefusal: true },
  'already-signed-in': {},
  'signed-out': { endsSession: true, endsSignIn: true },
  'sign-in-lost': { endsSignIn: true, isClockSuspect: true },
  'session-not-renewed': {
    endsSession: true,
    endsSignIn: true,
    hidesMessage: true,
  },
  /** Another session has begun meanwhile, in this or another tab. */
  'session-replaced': { endsSession: true, hidesMessage: true },
  /** Another host has set cookies of the same names, so that none can be trusted. */
  'session-conflict': { endsSession: true, endsSignIn: true, hidesMessage: true },
  'session-not-stored': { endsSignIn: true },
  'session-too-large': { endsSignIn: true },
  'storage-refused': {},
  'storage-full': {},
  'redirect-cancelled': {},
  'redirect-state-mismatch': {},
  'redirect-lost': {},
  'redirect-timed-out': {},
  'redirect-failed': {},
  misconfigured: {},
  network: { isTemporary: true, hidesMessage: true },
  offline: { isTemporary: true },
  /** A file of the app that the call needs couldn't be loaded. */
  'not-loaded': { isTemporary: true },
  unavailable: { isTemporary: true, hidesMessage: true },
  /** A refusal of a service that has no code here. */
  unknown: { isRefusal: true },
  /** An exception that isn't a service's answer: a defect of the app, or the library's refusal of its input. */
  unexpected: {},
} as const satisfies Record<string, ErrorRules>;

/** Every failure of the user pool, the library or the network, as a stable code. */
export type UserPoolErrorCode = keyof typeof rules;

export const errorRules: Readonly<Record<UserPoolErrorCode, ErrorRules>> = rules;

export const SESSION_REPLACED: UserPoolError = { code: 'session-replaced', providerMessage: '' };

/** Cases to which the pool gives the same code, told apart by its message. `invalid-password`: a new one. */
export type UserPoolErrorReason =
  | 'wrong-password'
  | 'attempts-exceeded'
  | 'unconfirmed-address'
  | 'clock-skew'
  | 'access-token-expired'
  | 'invalid-email'
  | 'invalid-password'
  | 'invalid-code'
  | 'invalid-phone-number';

/** `providerMessage` is the service's own message, or empty if it isn't fit to show. */
export interface UserPoolError {
  code: UserPoolErrorCode;
  providerMessage: string;
  reason?: UserPoolErrorReason | undefined;
}
