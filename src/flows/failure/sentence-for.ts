import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import {
  codeSentences,
  situationRules,
  type FailureSentence,
  type FailureWords,
  type Situation,
} from './sentences.ts';

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

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
