import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** What the user was doing when it failed (docs/product.md, Failures). */
export type Situation =
  | 'sign-in'
  | 'authenticator-code'
  /** The first one, while signing in: the key is lost with the sign-in. */
  | 'first-authenticator-code'
  | 'sent-code'
  | 'factor-choice'
  | 'challenge-question'
  | 'code-address'
  | 'authenticator-set-up'
  | 'authenticator-replacement'
  | 'google-sign-in'
  | 'google-sign-up'
  | 'sign-up'
  | 'sign-up-code'
  | 'reset-request'
  | 'reset-confirmation'
  | 'new-password'
  | 'account-change'
  | 'password-check'
  | 'session';

/** The keys of our own messages. Everything else shows the provider's message. */
type FailureSentence =
  | 'incorrectCredentials'
  | 'verifyEmailFirst'
  | 'invalidCode'
  | 'codeUsed'
  | 'wrongAnswer'
  | 'addressRefused'
  | 'enterNewestCode'
  | 'sessionLost'
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

const FALLBACK = {
  'sign-in': 'signInFailed',
  'authenticator-code': 'invalidCode',
  'first-authenticator-code': 'invalidCode',
  'sent-code': 'invalidCode',
  'factor-choice': 'signInFailed',
  'challenge-question': 'wrongAnswer',
  'code-address': 'addressRefused',
  'authenticator-set-up': 'unexpected',
  'authenticator-replacement': 'unexpected',
  'google-sign-in': 'googleSignInFailed',
  'google-sign-up': 'googleSignUpFailed',
  'sign-up': 'signUpFailed',
  'sign-up-code': 'verificationFailed',
  'reset-request': 'resetRequestFailed',
  'reset-confirmation': 'resetFailed',
  'new-password': 'unexpected',
  'account-change': 'unexpected',
  'password-check': 'unexpected',
  session: 'sessionFailed',
} as const satisfies Record<Situation, FailureSentence>;

/** Situations with neither a session nor a sign-in in progress that could have ended. */
const SIGNED_OUT_SITUATIONS: ReadonlySet<Situation> = new Set([
  'sign-up',
  'sign-up-code',
  'reset-request',
  'reset-confirmation',
]);

/** The message for a failure: our own if there is one for the situation, otherwise the provider's. */
export function describeFailure(
  situation: Situation,
  error: UserPoolError,
  words: FailureWords,
): string {
  const own = ownSentence(situation, error);
  if (own !== null) return words[own];
  const said = error.providerMessage === '' ? words[FALLBACK[situation]] : error.providerMessage;
  const advice = adviceFor(situation, error);
  return advice === null ? said : `${asSentence(said)} ${words[advice]}`;
}

/** Advice to append to a provider's message that only says what happened. */
function adviceFor(situation: Situation, { code, reason }: UserPoolError): FailureSentence | null {
  if (code === 'too-many-requests') return 'waitAndRetry';
  if (code === 'limit-exceeded') return 'waitLonger';
  if (situation === 'password-check' && reason === 'attempts-exceeded') return 'waitAndRetry';
  if (code === 'already-confirmed' || code === 'username-exists') return 'signInInstead';
  const replacing = situation === 'authenticator-replacement';
  return replacing && code === 'code-mismatch' ? 'enterNewestCode' : null;
}

function ownSentence(
  situation: Situation,
  { code, reason }: UserPoolError,
): FailureSentence | null {
  // No request was made, so this can only mean that the browser is offline.
  if (code === 'offline') return 'offline';
  if (code === 'not-loaded') return 'notLoaded';
  if (situation === 'google-sign-up') return 'googleSignUpFailed';
  switch (code) {
    case 'network':
      return 'network';
    case 'unavailable':
      return 'unavailable';
    case 'session-lost':
      if (situation === 'first-authenticator-code') return 'setUpLost';
      return SIGNED_OUT_SITUATIONS.has(situation) ? null : 'sessionLost';
    case 'signed-out':
      return SIGNED_OUT_SITUATIONS.has(situation) ? null : 'signedOut';
    case 'session-not-renewed':
      return 'sessionNotRenewed';
    case 'session-replaced':
      return 'sessionReplaced';
    case 'session-not-stored':
      return 'sessionNotStored';
    case 'session-too-large':
      return 'sessionTooLarge';
    case 'storage-refused':
      return 'storageRefused';
    case 'not-authorized':
      return situation === 'sign-in' ? 'incorrectCredentials' : null;
    case 'user-not-confirmed':
      return situation === 'sign-in' ? 'verifyEmailFirst' : null;
    case 'code-mismatch':
      return mismatchSentence(situation);
    case 'unknown':
      return situation === 'session' ? 'sessionFailed' : null;
    case 'code-expired':
      return isSignInCode(situation) ? 'codeUsed' : null;
    case 'invalid-parameter':
      if (reason === 'unconfirmed-address') return 'addressUnconfirmed';
      return isAppCode(situation) ? 'invalidCode' : null;
    default:
      return null;
  }
}

/** Situations whose only input is an authenticator's code. The pool's message quotes its regular expression. */
function isAppCode(situation: Situation): boolean {
  return isSignInCode(situation) || situation === 'authenticator-replacement';
}

function isSignInCode(situation: Situation): boolean {
  return situation === 'authenticator-code' || situation === 'first-authenticator-code';
}

/** The pool reports every wrong answer to a challenge as a code mismatch. */
function mismatchSentence(situation: Situation): FailureSentence | null {
  switch (situation) {
    case 'authenticator-code':
    case 'first-authenticator-code':
    case 'sent-code':
    case 'challenge-question':
    case 'code-address':
      return FALLBACK[situation];
    default:
      return null;
  }
}

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
