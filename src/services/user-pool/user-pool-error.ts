/** What a failure is about, which tells what it says nothing of. */
type Subject =
  /** What was asked for or typed, or the account. */
  | 'request'
  /** The session, or the sign-in in progress. */
  | 'session'
  /** The round trip to the social provider. */
  | 'redirect'
  /** The connection, or a service that doesn't answer now. Temporary: the same call may succeed later. */
  | 'connection'
  /** This browser, this app or its settings. */
  | 'app';

interface ErrorRules {
  about: Subject;
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
  'not-authorized': { about: 'request', isClockSuspect: true },
  'user-not-found': { about: 'request', endsSession: true },
  'user-not-confirmed': { about: 'request', endsSession: true },
  'already-confirmed': { about: 'request' },
  'password-reset-required': { about: 'request', endsSession: true },
  'code-mismatch': { about: 'request', isClockSuspect: true },
  'code-expired': { about: 'request', isClockSuspect: true },
  'limit-exceeded': { about: 'connection' },
  'too-many-requests': { about: 'connection' },
  'invalid-password': { about: 'request' },
  'invalid-parameter': { about: 'request' },
  'username-exists': { about: 'request' },
  'alias-exists': { about: 'request' },
  'software-token-not-enabled': { about: 'request' },
  'already-signed-in': { about: 'session' },
  'signed-out': { about: 'session', endsSession: true, endsSignIn: true },
  'sign-in-lost': { about: 'session', endsSignIn: true, isClockSuspect: true },
  'session-not-renewed': {
    about: 'session',
    endsSession: true,
    endsSignIn: true,
    hidesMessage: true,
  },
  /** Another session has begun meanwhile, in this or another tab. */
  'session-replaced': { about: 'session', endsSession: true, hidesMessage: true },
  'session-not-stored': { about: 'session', endsSignIn: true },
  'session-too-large': { about: 'session', endsSignIn: true },
  'storage-refused': { about: 'app' },
  'storage-full': { about: 'app' },
  'redirect-cancelled': { about: 'redirect' },
  'redirect-state-mismatch': { about: 'redirect' },
  'redirect-lost': { about: 'redirect' },
  'redirect-timed-out': { about: 'redirect' },
  'redirect-failed': { about: 'redirect' },
  misconfigured: { about: 'app' },
  network: { about: 'connection', hidesMessage: true },
  offline: { about: 'connection' },
  /** A file of the app that the call needs couldn't be loaded. */
  'not-loaded': { about: 'connection' },
  unavailable: { about: 'connection', hidesMessage: true },
  /** A refusal of a service that has no code here. */
  unknown: { about: 'request' },
  /** An exception that isn't a service's answer: a defect of the app, or the library's refusal of its input. */
  unexpected: { about: 'app' },
} as const satisfies Record<string, ErrorRules>;

/** Every failure of the user pool, the library or the network, as a stable code. */
export type UserPoolErrorCode = keyof typeof rules;

export const errorRules: Readonly<Record<UserPoolErrorCode, ErrorRules>> = rules;

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
