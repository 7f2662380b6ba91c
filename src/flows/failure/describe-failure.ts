import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import {
  codeSentences,
  situationRules,
  type FailureSentence,
  type FailureWords,
  type Situation,
} from './sentences.ts';

/** The message for a failure: our own if there is one for the situation, otherwise the provider's. */
export function describeFailure(
  situation: Situation,
  error: UserPoolError,
  words: FailureWords,
): string {
  const own = ownSentence(situation, error);
  if (own !== null) return words[own];
  const said = providerSentence(situation, error, words);
  const advice = adviceFor(situation, error);
  return advice === null ? said : `${asSentence(said)} ${words[advice]}`;
}

/** The provider's message, without advice, or the situation's own if there is none. */
export function providerSentence(
  situation: Situation,
  { providerMessage }: UserPoolError,
  words: FailureWords,
): string {
  return providerMessage === '' ? words[situationRules[situation].fallback] : providerMessage;
}

/** Advice to append to a provider's message that only says what happened. */
function adviceFor(situation: Situation, { code, reason }: UserPoolError): FailureSentence | null {
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

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
