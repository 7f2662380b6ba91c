import { ok, type Result } from '#src/lib/result.ts';
import { amplifyUserPool as pool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { AmplifyUserPool, Departure } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { answering, type Answer } from './answers.ts';
import {
  isAccountData,
  isAuthenticatorSecret,
  isDeparture,
  isProfile,
  isSecondFactor,
  isSession,
  isSignInStep,
  isSignUpStep,
  isUserSession,
} from './pool-values.ts';
import { isNull, listOf, orNull, type Check } from './shapes.ts';

/** A call, and what it must resolve with unless it fails. */
type Call<Value> = readonly [() => Promise<Result<Value, UserPoolError>>, Check<Value>];
type ValueOf<Method> = Method extends (
  ...input: never[]
) => Promise<Result<infer Value, UserPoolError>>
  ? Value
  : never;
/** `completeRedirect` is called with any query in callback-query.ts; `signInWithGoogle` leaves the page. */
type Called = Omit<AmplifyUserPool, 'completeRedirect' | 'signInWithGoogle'>;
type Calls = { readonly [Name in keyof Called]: Call<ValueOf<Called[Name]>> } & {
  readonly signOut: Call<Departure>;
};

const EMAIL = 'ada@example.com';
const PASSWORD = 'Correct-horse';

/** The parameters of a challenge to prove the password. */
export const SRP = {
  USER_ID_FOR_SRP: 'a-sub',
  SALT: 'ab12',
  SRP_B: 'cd34'.repeat(99),
  SECRET_BLOCK: 'AAAA',
};
/** Starts a sign-in, and asks for a code. */
const ASKED: Answer = {
  kind: 'response',
  status: 200,
  body: JSON.stringify({ ChallengeName: 'SMS_MFA', ChallengeParameters: SRP, Session: 's' }),
  headers: { 'content-type': 'application/x-amz-json-1.1' },
};

const CALLS: Calls = {
  signIn: [() => pool.signIn(EMAIL, PASSWORD), isSignInStep],
  answerChallenge: [
    async () => {
      await answering(ASKED, () => pool.signIn(EMAIL, PASSWORD));
      return pool.answerChallenge(EMAIL, { response: '123456' });
    },
    isSignInStep,
  ],
  signUp: [() => pool.signUp({ name: 'Ada', email: EMAIL, password: PASSWORD }), isSignUpStep],
  confirmSignUp: [() => pool.confirmSignUp(EMAIL, '123456'), isSignUpStep],
  resendSignUpCode: [() => pool.resendSignUpCode(EMAIL), isNull],
  requestPasswordReset: [() => pool.requestPasswordReset(EMAIL), isNull],
  confirmPasswordReset: [
    () => pool.confirmPasswordReset({ email: EMAIL, code: '123456', password: PASSWORD }),
    isNull,
  ],
  session: [() => pool.session({ forceRefresh: true }), orNull(isSession)],
  profile: [() => pool.profile(), isProfile],
  prepareProfile: [() => pool.prepareProfile(), isNull],
  updateName: [() => pool.updateName('Ada'), isNull],
  changePassword: [() => pool.changePassword(PASSWORD, 'Battery-staple'), isNull],
  secondFactor: [() => pool.secondFactor(), isSecondFactor],
  acceptProviderSecondFactor: [() => pool.acceptProviderSecondFactor(), isNull],
  startAuthenticatorSetUp: [() => pool.startAuthenticatorSetUp(), isAuthenticatorSecret],
  verifyAuthenticatorSetUp: [() => pool.verifyAuthenticatorSetUp('123456'), isNull],
  preferSoftwareToken: [() => pool.preferSoftwareToken(), isNull],
  accountData: [() => pool.accountData(), isAccountData],
  sessions: [() => pool.sessions(), orNull(listOf(isUserSession))],
  endSession: [() => pool.endSession('a-session'), isNull],
  endAllSessions: [() => pool.endAllSessions(), isNull],
  provePassword: [() => pool.provePassword(PASSWORD), isNull],
  deleteAccount: [() => pool.deleteAccount(), isNull],
  signOut: [() => Promise.resolve(ok(userPool.signOut())), isDeparture],
};
/** Each call, by its name. */
export const CALLED = new Map<string, Call<unknown>>(Object.entries(CALLS));
/** The calls that need no session. */
export const SIGNED_OUT = new Set([
  'signIn',
  'answerChallenge',
  'signUp',
  'confirmSignUp',
  'resendSignUpCode',
]);
