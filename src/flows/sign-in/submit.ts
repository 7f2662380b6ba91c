import { sendPassword } from '#src/flows/fields/send-password.ts';
import { findClockError } from '#src/flows/failure/device-clock.ts';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import { normaliseEmail } from '#src/lib/email.ts';
import type { Result } from '#src/lib/result.ts';
import type { ChallengeAnswer, SignInStep, UserPool } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import {
  normaliseAnswer,
  problemsWithAnswer,
  problemsWithCredentials,
  problemsWithEmail,
} from './sign-in-fields.ts';
import { authenticatorUse, type SignInEvent, type SignInState } from './sign-in.ts';

interface SignInDeps {
  userPool: Pick<
    UserPool,
    'answerChallenge' | 'resendSignUpCode' | 'preferSoftwareToken' | 'prepareProfile'
  >;
  signIn: UserPool['signIn'];
  measureSkew: () => Promise<number | null>;
  dispatch: (event: SignInEvent) => void;
  /** The pool says that a user is signed in. */
  onAlreadySignedIn: () => void;
}

/** Sends the email and the password, unless an answer is awaited or a field has a problem. */
export async function submitCredentials(
  typed: { email: string; password: string },
  state: SignInState,
  deps: SignInDeps,
): Promise<void> {
  if (state.waiting) return;
  const [email, { password }] = [normaliseEmail(typed.email), typed];
  const problems = problemsWithCredentials(email, password);
  if (problems.size > 0) return deps.dispatch({ type: 'invalid', problems });
  deps.dispatch({ type: 'submitted', email });
  const outcome = sendPassword(password, (sent) => deps.signIn(email, sent));
  await takeStep(outcome, { ...state, email }, deps);
}

/** The email for a sign-in with a passkey, as it is sent. Null on the same conditions, and reports the problem. */
export function passkeyEmail(
  typed: string,
  { waiting }: SignInState,
  dispatch: SignInDeps['dispatch'],
): string | null {
  if (waiting) return null;
  const email = normaliseEmail(typed);
  const problems = problemsWithEmail(email);
  const isReady = problems.size === 0;
  dispatch(isReady ? { type: 'passkey-asked' } : { type: 'invalid', problems });
  return isReady ? email : null;
}

/** A passkey has signed the user in. */
export async function acceptPasskey(
  email: string,
  { userPool, dispatch }: Pick<SignInDeps, 'userPool' | 'dispatch'>,
): Promise<void> {
  dispatch({ type: 'passkey-accepted', email });
  await userPool.prepareProfile();
}

/** Sends the answer to a challenge, on the same conditions. */
export async function submitAnswer(
  typed: ChallengeAnswer,
  state: SignInState,
  deps: SignInDeps,
): Promise<void> {
  if (state.waiting || state.stage.at !== 'challenge') return;
  const { challenge } = state.stage;
  const answer = normaliseAnswer(challenge, typed);
  const problems = problemsWithAnswer(challenge, answer);
  if (problems.size > 0) return deps.dispatch({ type: 'invalid', problems });
  deps.dispatch({ type: 'submitted' });
  const codeAddress = challenge.kind === 'email-set-up' ? answer.response : undefined;
  const send = (response: string) =>
    deps.userPool.answerChallenge(state.email, { ...answer, response });
  const outcome =
    challenge.kind === 'password' ? sendPassword(answer.response, send) : send(answer.response);
  await takeStep(outcome, { ...state, codeAddress }, deps);
}

interface Sent {
  email: string;
  /** Where the sign-in was when it was sent. */
  stage: SignInState['stage'];
  /** The address that the user has just given for codes. */
  codeAddress?: string | undefined;
}

/** Waits for the pool's answer and does what it asks for. */
async function takeStep(
  outcome: Promise<Result<SignInStep, UserPoolError>>,
  { email, stage, codeAddress }: Sent,
  deps: SignInDeps,
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
async function preferFactor({ userPool, dispatch }: SignInDeps): Promise<void> {
  const preferred = await userPool.preferSoftwareToken();
  if (!preferred.ok && unexpectedEndIn(preferred.error) !== null) {
    return dispatch({ type: 'session-ended', error: preferred.error });
  }
  await userPool.prepareProfile();
}
