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
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import { attempt, attemptInSession } from './attempt.ts';
import { configureAmplify } from './configure.ts';
import {
  acceptProviderSecondFactor,
  fetchProfile,
  fetchSecondFactor,
  fetchSession,
  preferSoftwareToken,
  startAuthenticatorSetUp,
} from './session.ts';
import { translateSignInStep, translateSignUpStep } from './translate-step.ts';

configureAmplify();

export const amplifyUserPool: UserPool = {
  signIn: (email, password) =>
    attempt(async () =>
      translateSignInStep((await signIn({ username: email, password })).nextStep, email),
    ),
  answerChallenge: (email, { response, attributes }) =>
    attempt(async () => {
      const { nextStep } = await confirmSignIn({
        challengeResponse: response,
        ...(attributes !== undefined && { options: { userAttributes: attributes } }),
      });
      return translateSignInStep(nextStep, email);
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
      await signOut();
      return null;
    }),
};
