import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { ClockWords } from '#src/flows/failure/device-clock.ts';
import type { FailureWords } from '#src/flows/failure/sentences.ts';
import type { PasskeyErrorCode, PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';
import { isPoolError } from './pool-error.ts';

type Sentences = Partial<Record<PasskeyErrorCode, string>> & { other: string };

interface PasskeyFailureWords {
  signIn: Sentences;
  adding: Sentences;
}

/** Nothing is broken: the user's own choice, or what another press or the password solves. */
const CALM: ReadonlySet<string> = new Set<PasskeyErrorCode>([
  'passkey-cancelled',
  'passkey-timed-out',
  'passkey-busy',
  'passkey-unfocused',
  'passkey-exists',
  'passkey-expired',
  'password-required',
]);

/** What a screen says of a failure. The user pool's own errors have the same words as everywhere. */
export function describePasskeyFailure(
  situation: keyof PasskeyFailureWords,
  failure: PasskeyFailure,
  words: PasskeyFailureWords,
  poolWords: FailureWords & { clock: ClockWords },
): { text: readonly string[]; calm: boolean } {
  const calm = CALM.has(failure.code);
  if (isPoolError(failure)) {
    const general = situation === 'signIn' ? 'factor-choice' : 'account-change';
    return { text: describeFailure(general, failure, poolWords), calm };
  }
  const sentences = words[situation];
  return { text: [sentences[failure.code] ?? sentences.other], calm };
}
