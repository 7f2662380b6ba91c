import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from '@aws-amplify/auth';
import type { SignInStep, UserPool } from '#src/services/user-pool/user-pool.ts';
import { attempt, attemptInSession } from './attempt.ts';
import { configureAmplify, listenToAuth } from './configure.ts';
import {
  acceptProviderSecondFactor,
  fetchProfile,
  fetchSecondFactor,
  fetchSession,
  fetchSignInType,
  preferSoftwareToken,
  requireStoredSession,
  startAuthenticatorSetUp,
} from './session.ts';
import { translateSignInStep, translateSignUpStep } from './translate-step.ts';

listenToAuth();
configureAmplify('user-pool');

/** Apart, because few sign-ins need it. */
const loadHostedSignIn = () => import('./hosted-sign-in.ts');

async function stored(step: SignInStep): Promise<SignInStep> {
  if (step.kind === 'done') await requireStoredSession();
  return step;
}

export const amplifyUserPool: UserPool = {
  signIn: (email, password) =>
    attempt(async () =>
      stored(translateSignInStep((await signIn({ username: email, password })).nextStep, email)),
    ),
  answerChallenge: (email, { response, attributes }) =>
    attempt(async () => {
      const { nextStep } = await confirmSignIn({
        challengeResponse: response,
        ...(attributes !== undefined && { options: { userAttributes: attributes } }),
      });
      return stored(translateSignInStep(nextStep, email));
    }),
  signUp: ({ name, email, password }) =>
    attempt(async () => {
      const options = { userAttributes: { name, email } };
      return translateSignUpStep((await signUp({ username: email, password, options })).nextStep);
    }),
  confirmSignUp: (email, code) =>
    attempt(async () =>
      translateSignUpStep(
        (await confirmSignUp({ username: email, confirmationCode: code })).nextStep,
      ),
    ),
  resendSignUpCode: (email) =>
    attempt(async () => ({
      destination: (await resendSignUpCode({ username: email })).destination ?? null,
    })),
  requestPasswordReset: (email) =>
    attempt(async () => {
      const { nextStep } = await resetPassword({ username: email });
      return { destination: nextStep.codeDeliveryDetails.destination ?? null };
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
  signInWithGoogle: () => attempt(async () => (await loadHostedSignIn()).startHostedSignIn()),
  completeRedirect: () =>
    attempt(async () => {
      await (await loadHostedSignIn()).completeHostedSignIn();
      return requireStoredSession();
    }),
  session: (options) => attemptInSession(() => fetchSession(options?.forceRefresh)),
  profile: () => attemptInSession(fetchProfile),
  updateName: (name) =>
    attemptInSession(async () => {
      await updateUserAttributes({ userAttributes: { name } });
      return null;
    }),
  changePassword: (oldPassword, newPassword) =>
    attemptInSession(async () => {
      await updatePassword({ oldPassword, newPassword });
      return null;
    }),
  secondFactor: () => attemptInSession(fetchSecondFactor),
  acceptProviderSecondFactor: () => attemptInSession(acceptProviderSecondFactor),
  startAuthenticatorSetUp: () => attemptInSession(startAuthenticatorSetUp),
  verifyAuthenticatorSetUp: (code) =>
    attemptInSession(async () => {
      await verifyTOTPSetup({ code });
      return null;
    }),
  preferSoftwareToken: () => attemptInSession(preferSoftwareToken),
  signOut: () =>
    attempt(async () => {
      if ((await fetchSignInType()) === 'social') configureAmplify('hosted-ui');
      await signOut();
      return null;
    }),
};
