import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from './sentences.ts';

type Input = 'email' | 'password' | 'new-password' | 'phone-number' | 'answer';

type InputFailure =
  | { kind: 'rejected'; situation?: Situation; error: UserPoolError }
  | { kind: 'invalid' };

/**
 * Whether the user pool's refusal is about this input, so that only a different one can succeed. A refused sign-in is
 * about both the email and the password, because nothing may tell which is wrong. For codes, see `isCodeRefused`.
 */
export function isInputRefused(input: Input, failure: InputFailure | null): boolean {
  return failure?.kind === 'rejected' && refusedInputs(failure).includes(input);
}

/** Whether the user pool says that the password of a signed-in user is wrong. */
export function isWrongPassword(failure: InputFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'wrong-password';
}

const CREDENTIALS: readonly Input[] = ['email', 'password'];
const NONE: readonly Input[] = [];

function refusedInputs({
  situation,
  error: { code, reason },
}: InputFailure & { kind: 'rejected' }): readonly Input[] {
  if (reason === 'unconfirmed-address' || reason === 'invalid-email') return ['email'];
  if (reason === 'invalid-password') return ['new-password'];
  if (reason === 'invalid-phone-number') return ['phone-number'];
  switch (code) {
    case 'not-authorized':
      // While locked out, the right password is refused too.
      if (reason === 'attempts-exceeded') return NONE;
      if (situation === 'password-again') return ['password'];
      return situation === 'sign-in' ? CREDENTIALS : NONE;
    case 'user-not-found':
      return situation === 'sign-in' ? CREDENTIALS : ['email'];
    case 'username-exists':
    case 'alias-exists':
      return ['email'];
    case 'invalid-password':
      return ['new-password'];
    case 'code-mismatch':
      return situation === 'code-address' ? ['email'] : ['answer'];
    default:
      return NONE;
  }
}
