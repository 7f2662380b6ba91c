import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** What the person was doing when it failed (specification, section 8). */
export type Situation =
  | 'sign-in'
  | 'authenticator-code'
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
  | 'session';

/** Keys of the sentences that are ours; the others are the provider's own. */
export type FailureSentence =
  | 'incorrectCredentials'
  | 'verifyEmailFirst'
  | 'invalidCode'
  | 'codeUsed'
  | 'wrongAnswer'
  | 'addressRefused'
  | 'enterNewestCode'
  | 'sessionLost'
  | 'signedOut'
  | 'network'
  | 'unavailable'
  | 'waitAndRetry'
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

const FALLBACK = {
  'sign-in': 'signInFailed',
  'authenticator-code': 'invalidCode',
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
  session: 'sessionFailed',
} as const satisfies Record<Situation, FailureSentence>;

/** Nobody is signed in or signing in: there is no session whose end could be told. */
const STRANGERS: ReadonlySet<Situation> = new Set([
  'sign-up',
  'sign-up-code',
  'reset-request',
  'reset-confirmation',
]);

/** The words for a failure: ours where the specification or the situation has some, else the provider's. */
export function describeFailure(
  situation: Situation,
  error: UserPoolError,
  words: Readonly<Record<FailureSentence, string>>,
): string {
  const own = ownSentence(situation, error);
  if (own !== null) return words[own];
  const said = error.providerMessage === '' ? words[FALLBACK[situation]] : error.providerMessage;
  const advice = adviceFor(situation, error);
  return advice === null ? said : `${asSentence(said)} ${words[advice]}`;
}

/** What to do about it, where the provider's own words only say what happened. */
function adviceFor(situation: Situation, { code }: UserPoolError): FailureSentence | null {
  if (code === 'too-many-requests') return 'waitAndRetry';
  const replacing = situation === 'authenticator-replacement';
  return replacing && code === 'code-mismatch' ? 'enterNewestCode' : null;
}

function ownSentence(situation: Situation, { code }: UserPoolError): FailureSentence | null {
  if (situation === 'google-sign-up') return 'googleSignUpFailed';
  switch (code) {
    case 'network':
      return 'network';
    case 'unavailable':
      return 'unavailable';
    case 'session-lost':
      return STRANGERS.has(situation) ? null : 'sessionLost';
    case 'signed-out':
      return STRANGERS.has(situation) ? null : 'signedOut';
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
    case 'code-expired':
      return situation === 'authenticator-code' ? 'codeUsed' : null;
    default:
      return null;
  }
}

/** The pool calls every wrong answer to a challenge a code that does not match. */
function mismatchSentence(situation: Situation): FailureSentence | null {
  switch (situation) {
    case 'authenticator-code':
    case 'challenge-question':
    case 'code-address':
      return FALLBACK[situation];
    default:
      return null;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
