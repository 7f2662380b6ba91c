import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
} from '@aws-amplify/auth';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { Profile, Session, UserPool } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { configureAmplify } from './configure.ts';
import { translateError } from './translate-error.ts';
import { translateSignInStep, translateSignUpStep } from './translate-step.ts';

configureAmplify();

async function attempt<Value>(work: () => Promise<Value>): Promise<Result<Value, UserPoolError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return failed(translateError(thrown));
  }
}

async function fetchSession(forceRefresh: boolean): Promise<Session | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (tokens?.idToken === undefined) return null;
  const email = tokens.idToken.payload['email'];
  return { idToken: tokens.idToken.toString(), email: typeof email === 'string' ? email : '' };
}

async function fetchProfile(): Promise<Profile> {
  const [attributes, mfa] = await Promise.all([fetchUserAttributes(), fetchMFAPreference()]);
  const wholeName = [attributes.given_name, attributes.family_name].filter(Boolean).join(' ');
  return {
    name: attributes.name ?? attributes['custom:name'] ?? wholeName,
    email: attributes.email ?? '',
    mfa: { enabled: mfa.enabled ?? [], preferred: mfa.preferred ?? null },
  };
}

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
  session: (options) => attempt(() => fetchSession(options?.forceRefresh ?? false)),
  profile: () => attempt(fetchProfile),
  preferSoftwareToken: () =>
    attempt(async () => {
      await updateMFAPreference({ totp: 'PREFERRED' });
      return null;
    }),
  signOut: () =>
    attempt(async () => {
      await signOut();
      return null;
    }),
};
