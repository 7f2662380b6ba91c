interface SituationRules {
  /** Shown if the provider gives no message. */
  fallback: FailureSentence;
  /** An answer to a challenge, to which the pool's `code-mismatch` means the fallback. */
  isAnswer?: true;
  /** Its only input is an authenticator's code. */
  isAuthenticatorCode?: true;
  /** Neither a session nor a sign-in in progress could have ended. */
  isSignedOut?: true;
}

/** The keys of our own messages. Everything else shows the provider's message. */
export type FailureSentence =
  | 'incorrectCredentials'
  | 'incorrectPassword'
  | 'verifyEmailFirst'
  | 'invalidCode'
  | 'codeUsed'
  | 'wrongAnswer'
  | 'addressRefused'
  | 'signInLost'
  | 'setUpLost'
  | 'sessionNotRenewed'
  | 'sessionReplaced'
  | 'signedOut'
  | 'network'
  | 'offline'
  | 'notLoaded'
  | 'unavailable'
  | 'waitAndRetry'
  | 'waitLonger'
  | 'addressUnconfirmed'
  | 'signInInstead'
  | 'sessionNotStored'
  | 'sessionTooLarge'
  | 'storageRefused'
  | 'googleSignInFailed'
  | 'googleSignUpFailed'
  | 'signInFailed'
  | 'signUpFailed'
  | 'verificationFailed'
  | 'resetRequestFailed'
  | 'resetFailed'
  | 'unexpected'
  | 'sessionFailed';

export type FailureWords = Readonly<Record<FailureSentence, string>>;

const rules = {
  'sign-in': { fallback: 'signInFailed' },
  // Once more, for a sign-in whose email the user pool knows.
  'password-again': { fallback: 'signInFailed' },
  'authenticator-code': { fallback: 'invalidCode', isAnswer: true, isAuthenticatorCode: true },
  // While signing in: the key is lost with the sign-in.
  'first-authenticator-code': {
    fallback: 'invalidCode',
    isAnswer: true,
    isAuthenticatorCode: true,
  },
  'sent-code': { fallback: 'invalidCode', isAnswer: true },
  'factor-choice': { fallback: 'signInFailed' },
  'challenge-question': { fallback: 'wrongAnswer', isAnswer: true },
  'code-address': { fallback: 'addressRefused', isAnswer: true },
  'authenticator-set-up': { fallback: 'unexpected' },
  'authenticator-replacement': { fallback: 'unexpected', isAuthenticatorCode: true },
  'google-sign-in': { fallback: 'googleSignInFailed' },
  'google-sign-up': { fallback: 'googleSignUpFailed' },
  'sign-up': { fallback: 'signUpFailed', isSignedOut: true },
  'sign-up-code': { fallback: 'verificationFailed', isSignedOut: true },
  'reset-request': { fallback: 'resetRequestFailed', isSignedOut: true },
  'reset-confirmation': { fallback: 'resetFailed', isSignedOut: true },
  'new-password': { fallback: 'unexpected' },
  'account-change': { fallback: 'unexpected' },
  'password-check': { fallback: 'unexpected' },
  session: { fallback: 'sessionFailed' },
} as const satisfies Record<string, SituationRules>;

/** What the user was doing when it failed (docs/product.md, Failures). */
export type Situation = keyof typeof rules;

export const situationRules: Readonly<Record<Situation, SituationRules>> = rules;
