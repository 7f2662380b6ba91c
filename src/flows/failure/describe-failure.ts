import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { describeClock, type ClockError, type ClockWords } from './device-clock.ts';
import {
  adviceFor,
  asSentence,
  sentenceFor,
  type FailureWords,
  type Situation,
} from './sentences.ts';

type Input = 'email' | 'password' | 'new-password' | 'phone-number' | 'answer' | 'code';

/** What helps: another try, a wait, a wait or a new password, to sign in with the account that exists, or only support. */
type WayOut = 'again' | 'wait' | 'wait-or-reset' | 'sign-in' | 'support';

/** Everything that a screen shows of a failure. */
export interface FailureView {
  /** What happened, in whole sentences: ours or the provider's. Null if nothing has failed. */
  text: readonly string[] | null;
  /** What to do, below the text. */
  advice?: string | undefined;
  /** The inputs that the refusal is about, so that only different ones can succeed. */
  refusedInputs: readonly Input[];
  wayOut: WayOut;
  /** Another try makes no sense now, so its button isn't the screen's main action. */
  recedes: boolean;
}

/**
 * What a screen says in words of its own: before the text (`lead`), and what to do about a refused input or for a way out.
 * Advice about an input is left out if the device's clock is wrong, which explains the refusal.
 */
export type ScreenWords = Partial<Record<'lead' | Input | WayOut, string>>;

export const NO_FAILURE: FailureView = {
  text: null,
  refusedInputs: [],
  wayOut: 'again',
  recedes: false,
};

/** `clock`: how wrong the device's clock is, if that may have caused the failure. */
export function viewFailure(
  situation: Situation,
  error: UserPoolError,
  clock: ClockError | null,
  words: FailureWords & { clock: ClockWords },
  screen: ScreenWords = {},
): FailureView {
  const inputs = inputsRefused(situation, error);
  const wayOut = wayOutOf(error);
  const aboutInput = inputs.map((input) => screen[input]).find((own) => own !== undefined);
  const own = screen[wayOut] ?? (clock === null ? aboutInput : undefined);
  const general = own !== undefined && isWait(wayOut) ? null : adviceFor(situation, error);
  const isSaid = isSaidByAdvice(situation, error, clock);
  const found = [
    isSaid ? undefined : sentenceFor(situation, error, words),
    general === null ? undefined : words[general],
    clock === null ? undefined : describeClock(clock, words.clock),
  ].filter((sentence) => sentence !== undefined);
  const [first = own ?? '', ...more] = found;
  const advice = found.length === 0 ? undefined : own;
  const isLast = more.length === 0 && advice === undefined;
  const text = [isLast ? first : asSentence(first), ...more];
  return {
    text: screen.lead === undefined ? text : [screen.lead, ...text],
    advice,
    refusedInputs: inputs,
    wayOut,
    recedes: wayOut !== 'again',
  };
}

/** Only the text, for a screen without words of its own. */
export function describeFailure(
  situation: Situation,
  error: UserPoolError,
  words: FailureWords & { clock: ClockWords },
): readonly string[] {
  return viewFailure(situation, error, null, words).text ?? [];
}

function isWait(wayOut: WayOut): boolean {
  return wayOut === 'wait' || wayOut === 'wait-or-reset';
}

/** A sign-in can't expire while its password is checked, so the clock is the cause. A pattern is no message. */
function isSaidByAdvice(
  situation: Situation,
  { code, reason, providerMessage }: UserPoolError,
  clock: ClockError | null,
): boolean {
  if (clock !== null) {
    return (situation === 'sign-in' && code === 'sign-in-lost') || reason === 'clock-skew';
  }
  return situation === 'password-change' && reason === 'wrong-password' && providerMessage === '';
}

function wayOutOf({ code, reason }: UserPoolError): WayOut {
  if (reason === 'attempts-exceeded') return 'wait-or-reset';
  if (reason === 'unconfirmed-address') return 'sign-in';
  switch (code) {
    case 'limit-exceeded':
      return 'wait';
    case 'username-exists':
    case 'alias-exists':
      return 'sign-in';
    case 'session-too-large':
      return 'support';
    default:
      return 'again';
  }
}

/** A refused sign-in is about both the email and the password, because nothing may tell which is wrong. */
function inputsRefused(situation: Situation, { code, reason }: UserPoolError): readonly Input[] {
  switch (reason) {
    case 'unconfirmed-address':
    case 'invalid-email':
      return ['email'];
    case 'invalid-password':
      return ['new-password'];
    case 'invalid-phone-number':
      return ['phone-number'];
    case 'invalid-code':
      return ['code'];
    case 'attempts-exceeded':
      // While locked out, the right password is refused too.
      return [];
    case 'wrong-password':
      if (situation === 'password-change' || situation === 'password-check') return ['password'];
      return inputsRefusedBy(code, situation);
    default:
      return inputsRefusedBy(code, situation);
  }
}

function inputsRefusedBy(code: UserPoolError['code'], situation: Situation): readonly Input[] {
  switch (code) {
    case 'not-authorized':
      if (situation === 'password-again') return ['password'];
      return situation === 'sign-in' ? ['email', 'password'] : [];
    case 'user-not-found':
      return situation === 'sign-in' ? ['email', 'password'] : ['email'];
    case 'username-exists':
    case 'alias-exists':
      return ['email'];
    case 'invalid-password':
      return ['new-password'];
    case 'code-mismatch':
      if (situation === 'code-address') return ['email'];
      return situation === 'challenge-question' ? ['answer'] : ['code'];
    case 'code-expired':
      return ['code'];
    default:
      return [];
  }
}
