import {
  AuthError,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
  updatePassword,
  updateUserAttributes,
} from '@aws-amplify/auth';
import { failed } from '#src/lib/result.ts';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { expireShadows } from '#src/services/user-pool/session-cookies.ts';
import type { AmplifyUserPool, SignInStep } from '#src/services/user-pool/user-pool.ts';
import { attempt, attemptInSession } from './attempt.ts';
import { configureAmplify, prepareAmplify } from './configure.ts';
import { deleteUser } from './delete-user.ts';
import { fetchAccountData, fetchProfile, prepareProfile, renewClaims } from './profile.ts';
import { provePassword } from './prove-password.ts';
import {
  acceptProviderSecondFactor,
  preferSoftwareToken,
  resolveSecondFactor,
  startAuthenticatorSetUp,
  verifyAuthenticatorSetUp,
} from './second-factor.ts';
import {
  fetchSession,
  refuseHalfSession,
  requireStoredSession,
  requireUsername,
} from './session.ts';
import { changeUser } from './shared-user.ts';
import { translateSignInStep, translateSignUpStep } from './translate-step.ts';
import { endAllUserSessions, endUserSession, listUserSessions } from './user-sessions.ts';

prepareAmplify();
configureAmplify('user-pool');

/** Loaded separately, because few sign-ins need it. */
const loadHostedSignIn = () => import('./hosted-sign-in.ts');

async function requireWholeSession(step: SignInStep): Promise<SignInStep> {
  if (step.kind === 'done') await refuseHalfSession();
  return step;
}

let lastSignIn: Promise<unknown> = Promise.resolve();

/** Waits for the previous sign-in: Amplify keeps the state of only one, so its late failure would end this one. */
function signInSequentially(email: string, password: string): ReturnType<typeof signIn> {
  const next = settledOrLate(lastSignIn).then(() => {
    expireShadows();
    return signIn({ username: email, password });
  });
  lastSignIn = next;
  return next;
}

/** Amplify drops the HTTP status of a refused sign-up, by which `translateError` recognises a service's error. */
function refuseSignUp(thrown: unknown): never {
  if (!(thrown instanceof AuthError)) throw thrown;
  const { name, message } = thrown;
  throw new AuthError({ name, message, metadata: { httpStatusCode: 400 } });
}

export const amplifyUserPool: AmplifyUserPool = {
  signIn: (email, password) =>
    attempt(async () => {
      const { nextStep } = await signInSequentially(email, password);
      return requireWholeSession(translateSignInStep(nextStep, email));
    }),
  answerChallenge: (email, { response, attributes }) =>
    attempt(async () => {
      const { nextStep } = await confirmSignIn({
        challengeResponse: response,
        ...(attributes !== undefined && { options: { userAttributes: attributes } }),
      });
      return requireWholeSession(translateSignInStep(nextStep, email));
    }),
  signUp: ({ name, email, password }) =>
    attempt(async () => {
      const options = { userAttributes: { name, email } };
      const input = { username: email, password, options };
      return translateSignUpStep((await signUp(input).catch(refuseSignUp)).nextStep);
    }),
  confirmSignUp: (email, code) =>
    attempt(async () =>
      translateSignUpStep(
        (await confirmSignUp({ username: email, confirmationCode: code })).nextStep,
      ),
    ),
  resendSignUpCode: (email) =>
    attempt(async () => {
      await resendSignUpCode({ username: email });
      return null;
    }),
  requestPasswordReset: (email) =>
    attempt(async () => {
      await resetPassword({ username: email });
      return null;
    }),
  confirmPasswordReset: ({ email, code, password }) =>
    attempt(async () => {
      await confirmResetPassword({
        username: email,
        confirmationCode: code,
        newPassword: password,
      });
      return null;
    }),
  signInWithGoogle: async ({ askAgain, isWanted } = {}) => {
    const hosted = await fetchPart(loadHostedSignIn);
    if (!hosted.ok) return hosted;
    if (isWanted?.() === false) return failed({ code: 'redirect-cancelled', providerMessage: '' });
    return attempt(() => hosted.value.startHostedSignIn(askAgain));
  },
  completeRedirect: async () => {
    const hosted = await fetchPart(loadHostedSignIn);
    if (!hosted.ok) return hosted;
    return attempt(async () => {
      const hasSignedIn = await hosted.value.completeHostedSignIn();
      return hasSignedIn ? requireStoredSession() : refuseHalfSession();
    });
  },
  session: (options) => attemptInSession(() => fetchSession(options?.forceRefresh)),
  profile: () => attemptInSession(fetchProfile),
  prepareProfile: () => attemptInSession(prepareProfile),
  updateName: (name) =>
    attemptInSession(async () => {
      await changeUser(() => updateUserAttributes({ userAttributes: { name } }));
      void renewClaims();
      return null;
    }),
  changePassword: (oldPassword, newPassword) =>
    attemptInSession(async () => {
      await updatePassword({ oldPassword, newPassword });
      return null;
    }),
  secondFactor: () => attemptInSession(resolveSecondFactor),
  acceptProviderSecondFactor: () => attemptInSession(acceptProviderSecondFactor),
  startAuthenticatorSetUp: (entry) => attemptInSession(() => startAuthenticatorSetUp(entry)),
  verifyAuthenticatorSetUp: (code) => attemptInSession(() => verifyAuthenticatorSetUp(code)),
  preferSoftwareToken: () => attemptInSession(preferSoftwareToken),
  accountData: () => attemptInSession(fetchAccountData),
  sessions: () => attemptInSession(listUserSessions),
  endSession: (id) => attemptInSession(() => endUserSession(id)),
  endAllSessions: () => attemptInSession(endAllUserSessions),
  provePassword: (password) =>
    attemptInSession(async () => provePassword(await requireUsername(), password)),
  deleteAccount: () => attemptInSession(deleteUser),
};
