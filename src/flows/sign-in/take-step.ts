import { findClockError } from '#src/flows/failure/device-clock.ts';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import type { Result } from '#src/lib/result.ts';
import type { SignInStep, UserPool } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { authenticatorUse, type SignInEvent, type SignInState } from './sign-in.ts';

interface StepDeps {
  userPool: Pick<UserPool, 'resendSignUpCode' | 'preferSoftwareToken' | 'prepareProfile'>;
  measureSkew: () => Promise<number | null>;
  dispatch: (event: SignInEvent) => void;
  /** The pool says that a user is signed in. */
  onAlreadySignedIn: () => void;
}

interface Attempted {
  email: string;
  /** Where the sign-in was when the answer was sent. */
  stage: SignInState['stage'];
  /** The address that the user has just given for codes. */
  codeAddress?: string | undefined;
}

/** Waits for the pool's answer and does what it asks for. */
export async function takeStep(
  outcome: Promise<Result<SignInStep, UserPoolError>>,
  { email, stage, codeAddress }: Attempted,
  deps: StepDeps,
): Promise<void> {
  const { userPool, measureSkew, dispatch } = deps;
  const result = await outcome;
  if (!result.ok) {
    const { error } = result;
    if (error.code === 'already-signed-in') deps.onAlreadySignedIn();
    return dispatch({ type: 'rejected', error, clock: await findClockError(error, measureSkew) });
  }
  if (result.value.kind === 'confirm-sign-up') {
    const sent = await userPool.resendSignUpCode(email);
    return dispatch({ type: 'unverified', codeSent: sent.ok });
  }
  dispatch({ type: 'stepped', step: result.value, codeAddress });
  const isDone = result.value.kind === 'done';
  if (isDone && authenticatorUse(stage) !== 'none') await preferFactor(deps);
}

/**
 * Runs while the success is shown. The user is signed in whether or not the pool stores this preference, unless it ends the
 * session.
 */
async function preferFactor({ userPool, dispatch }: StepDeps): Promise<void> {
  const preferred = await userPool.preferSoftwareToken();
  if (!preferred.ok && unexpectedEndIn(preferred.error) !== null) {
    return dispatch({ type: 'session-ended', error: preferred.error });
  }
  await userPool.prepareProfile();
}
