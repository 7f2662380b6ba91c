import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** What the person was doing when it failed (specification, section 8). */
export type Situation =
  'sign-in' | 'authenticator-code' | 'sign-up' | 'sign-up-code' | 'new-password' | 'session';

/** Keys of the sentences that are ours; the others are the provider's own. */
export type FailureSentence =
  | 'incorrectCredentials'
  | 'verifyEmailFirst'
  | 'invalidCode'
  | 'codeUsed'
  | 'sessionLost'
  | 'network'
  | 'unavailable'
  | 'waitAndRetry'
  | 'sessionNotStored'
  | 'signInFailed'
  | 'signUpFailed'
  | 'verificationFailed'
  | 'newPasswordFailed'
  | 'sessionFailed';

const FALLBACK = {
  'sign-in': 'signInFailed',
  'authenticator-code': 'invalidCode',
  'sign-up': 'signUpFailed',
  'sign-up-code': 'verificationFailed',
  'new-password': 'newPasswordFailed',
  session: 'sessionFailed',
} as const satisfies Record<Situation, FailureSentence>;

/** The words for a failure: ours where the specification or the situation has some, else the provider's. */
export function describeFailure(
  situation: Situation,
  error: UserPoolError,
  words: Readonly<Record<FailureSentence, string>>,
): string {
  const own = ownSentence(situation, error);
  if (own !== null) return words[own];
  const said = error.providerMessage === '' ? words[FALLBACK[situation]] : error.providerMessage;
  return error.code === 'too-many-requests' ? `${asSentence(said)} ${words.waitAndRetry}` : said;
}

function ownSentence(situation: Situation, { code }: UserPoolError): FailureSentence | null {
  switch (code) {
    case 'network':
      return 'network';
    case 'unavailable':
      return 'unavailable';
    case 'session-lost':
      return 'sessionLost';
    case 'session-not-stored':
      return 'sessionNotStored';
    case 'not-authorized':
      return situation === 'sign-in' ? 'incorrectCredentials' : null;
    case 'user-not-confirmed':
      return situation === 'sign-in' ? 'verifyEmailFirst' : null;
    case 'code-mismatch':
      return situation === 'authenticator-code' ? 'invalidCode' : null;
    case 'code-expired':
      return situation === 'authenticator-code' ? 'codeUsed' : null;
    default:
      return null;
  }
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
