import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

interface SituationRules {
  /** Shown if the provider gives no message. */
  fallback: string;
  /** An answer to a challenge, to which the pool's `code-mismatch` means the fallback. */
  isAnswer?: true;
  /** Its only input is an authenticator's code. */
  isAuthenticatorCode?: true;
  /** Neither a session nor a sign-in in progress could have ended. */
  isSignedOut?: true;
}

const situations = {
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
  'password-change': { fallback: 'unexpected' },
  'password-check': { fallback: 'unexpected' },
  session: { fallback: 'sessionFailed' },
} as const satisfies Record<string, SituationRules>;

/** What the user was doing when it failed (docs/product, Failures). */
export type Situation = keyof typeof situations;

/**
 * Our own sentence for a code, the same in every situation, or null for the provider's message. For the codes left out, it
 * depends on the situation (`ownSentence`).
 */
const codeSentences = {
  'user-not-found': null,
  'already-confirmed': null,
  'password-reset-required': null,
  'limit-exceeded': null,
  'too-many-requests': null,
  'invalid-password': null,
  'username-exists': null,
  'alias-exists': null,
  'software-token-not-enabled': null,
  'already-signed-in': null,
  'redirect-cancelled': null,
  'redirect-state-mismatch': null,
  'redirect-lost': null,
  'redirect-timed-out': null,
  'redirect-failed': null,
  misconfigured: null,
  offline: 'offline',
  'not-loaded': 'notLoaded',
  network: 'network',
  unavailable: 'unavailable',
  'session-not-renewed': 'sessionNotRenewed',
  'session-conflict': 'sessionConflict',
  'session-replaced': 'sessionReplaced',
  'session-not-stored': 'sessionNotStored',
  'session-too-large': 'sessionTooLarge',
  'storage-refused': 'storageRefused',
  'storage-full': 'storageFull',
} as const satisfies Partial<Record<UserPoolErrorCode, string | null>>;

/** The sentences that are chosen by code and situation. */
type ChosenSentence =
  | 'incorrectCredentials'
  | 'incorrectPassword'
  | 'verifyEmailFirst'
  | 'codeUsed'
  | 'signInLost'
  | 'setUpLost'
  | 'signedOut'
  | 'waitAndRetry'
  | 'waitLonger'
  | 'addressUnconfirmed'
  | 'emailNotAccepted'
  | 'passwordNotAccepted'
  | 'phoneNotAccepted'
  | 'signInInstead';

/** The keys of our own messages. Everything else shows the provider's message. */
type FailureSentence =
  | ChosenSentence
  | NonNullable<(typeof codeSentences)[keyof typeof codeSentences]>
  | (typeof situations)[Situation]['fallback'];

export type FailureWords = Readonly<Record<FailureSentence, string>>;

const situationRules: Readonly<Record<Situation, SituationRules & { fallback: FailureSentence }>> =
  situations;

/** What happened: in our own words if there are any for the situation, otherwise in the provider's. */
export function sentenceFor(
  situation: Situation,
  error: UserPoolError,
  words: FailureWords,
): string {
  const own = ownSentence(situation, error);
  if (own !== null) return words[own];
  const { providerMessage } = error;
  return providerMessage === '' ? words[situationRules[situation].fallback] : providerMessage;
}

/** What to do, where a provider's message only says what happened. */
export function adviceFor(situation: Situation, error: UserPoolError): FailureSentence | null {
  const { code, reason } = error;
  if (ownSentence(situation, error) !== null) return null;
  if (code === 'too-many-requests') return 'waitAndRetry';
  if (code === 'limit-exceeded') return 'waitLonger';
  if (situation !== 'sign-in' && reason === 'attempts-exceeded') return 'waitAndRetry';
  return code === 'already-confirmed' || code === 'username-exists' ? 'signInInstead' : null;
}

function ownSentence(
  situation: Situation,
  { code, reason }: UserPoolError,
): FailureSentence | null {
  const { fallback, isAnswer, isAuthenticatorCode, isSignedOut } = situationRules[situation];
  // Google's sign-up has one message, unless the request was never made.
  if (situation === 'google-sign-up' && code !== 'offline' && code !== 'not-loaded') {
    return fallback;
  }
  switch (code) {
    case 'sign-in-lost':
      if (situation === 'first-authenticator-code') return 'setUpLost';
      return isSignedOut ? null : 'signInLost';
    case 'signed-out':
      return isSignedOut ? null : 'signedOut';
    case 'not-authorized':
      if (situation === 'password-again' && reason !== 'attempts-exceeded')
        return 'incorrectPassword';
      return situation === 'sign-in' ? 'incorrectCredentials' : null;
    case 'user-not-confirmed':
      return situation === 'sign-in' ? 'verifyEmailFirst' : null;
    case 'code-mismatch':
      return isAnswer ? fallback : null;
    case 'code-expired':
      return isAnswer && isAuthenticatorCode ? 'codeUsed' : null;
    case 'invalid-parameter':
      return (
        refusedInputSentence(situation, reason) ?? (isAuthenticatorCode ? 'invalidCode' : null)
      );
    case 'unknown':
    case 'unexpected':
      return situation === 'session' ? fallback : null;
    default:
      return codeSentences[code];
  }
}

/** The pool's own would quote a regular expression. */
function refusedInputSentence(
  situation: Situation,
  reason: UserPoolError['reason'],
): FailureSentence | null {
  switch (reason) {
    case 'unconfirmed-address':
      return 'addressUnconfirmed';
    case 'invalid-email':
      return situation === 'code-address' ? 'addressRefused' : 'emailNotAccepted';
    case 'invalid-password':
      return 'passwordNotAccepted';
    case 'invalid-phone-number':
      return 'phoneNotAccepted';
    case 'invalid-code':
      return 'invalidCode';
    default:
      return null;
  }
}

/** The pool's messages are in English, and some have no full stop. */
export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
