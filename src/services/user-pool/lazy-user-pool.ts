import { failed, ok, type Result } from '#src/lib/result.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { chooseSessionEnd } from './session-end.ts';
import { announceSessionChange } from './session-hint.ts';
import { clearSessionStore } from './session-store.ts';
import type { UserPool } from './user-pool.ts';
import type { UserPoolError } from './user-pool-error.ts';

async function loadAmplify(): Promise<UserPool> {
  return (await import('./amplify/amplify-user-pool.ts')).amplifyUserPool;
}

/** A chunk that can't be fetched is a network failure like any other: said, and to be retried. */
async function withAmplify<Value>(
  use: (pool: UserPool) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  let pool: UserPool;
  try {
    pool = await loadAmplify();
  } catch {
    return failed({ code: 'network', providerMessage: '' });
  }
  return use(pool);
}

/** The user pool; Amplify is fetched with the first call, so that public pages never load it. */
export const userPool: UserPool = {
  signIn: (email, password) => withAmplify((pool) => pool.signIn(email, password)),
  answerChallenge: (email, answer) => withAmplify((pool) => pool.answerChallenge(email, answer)),
  signUp: (details) => withAmplify((pool) => pool.signUp(details)),
  confirmSignUp: (email, code) => withAmplify((pool) => pool.confirmSignUp(email, code)),
  resendSignUpCode: (email) => withAmplify((pool) => pool.resendSignUpCode(email)),
  requestPasswordReset: (email) => withAmplify((pool) => pool.requestPasswordReset(email)),
  confirmPasswordReset: (change) => withAmplify((pool) => pool.confirmPasswordReset(change)),
  signInWithGoogle: () => withAmplify((pool) => pool.signInWithGoogle()),
  completeRedirect: () => withAmplify((pool) => pool.completeRedirect()),
  session: (options) => withAmplify((pool) => pool.session(options)),
  profile: () => withAmplify((pool) => pool.profile()),
  updateName: (name) => withAmplify((pool) => pool.updateName(name)),
  changePassword: (oldPassword, newPassword) =>
    withAmplify((pool) => pool.changePassword(oldPassword, newPassword)),
  secondFactor: () => withAmplify((pool) => pool.secondFactor()),
  acceptProviderSecondFactor: () => withAmplify((pool) => pool.acceptProviderSecondFactor()),
  startAuthenticatorSetUp: () => withAmplify((pool) => pool.startAuthenticatorSetUp()),
  verifyAuthenticatorSetUp: (code) => withAmplify((pool) => pool.verifyAuthenticatorSetUp(code)),
  preferSoftwareToken: () => withAmplify((pool) => pool.preferSoftwareToken()),
  signOut: leave,
};

/** Whoever signs out is signed out here, even where Amplify or the pool can't be reached to say so. */
async function leave(): Promise<Result<null, UserPoolError>> {
  chooseSessionEnd();
  await withAmplify((pool) => pool.signOut());
  clearSessionStore();
  announceSessionChange();
  return ok(null);
}

/** Fetches Amplify ahead of the first call, once the browser has nothing better to do. */
export function preloadUserPool(): void {
  whenIdle(() => {
    loadAmplify().catch(() => {
      // The call that needs it tries again, and says so when it fails.
    });
  });
}
