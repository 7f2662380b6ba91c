import { signOut } from './ending/sign-out.ts';
import type { UserPool } from './user-pool.ts';
import { withAmplify } from './with-amplify.ts';

/** The user pool. Amplify is loaded with the first call, so public pages never load it. */
export const userPool: UserPool = {
  signIn: (email, password) => withAmplify((pool) => pool.signIn(email, password)),
  answerChallenge: (email, answer) => withAmplify((pool) => pool.answerChallenge(email, answer)),
  signUp: (details) => withAmplify((pool) => pool.signUp(details)),
  confirmSignUp: (email, code) => withAmplify((pool) => pool.confirmSignUp(email, code)),
  resendSignUpCode: (email) => withAmplify((pool) => pool.resendSignUpCode(email)),
  requestPasswordReset: (email) => withAmplify((pool) => pool.requestPasswordReset(email)),
  confirmPasswordReset: (change) => withAmplify((pool) => pool.confirmPasswordReset(change)),
  signInWithGoogle: (options) => withAmplify((pool) => pool.signInWithGoogle(options)),
  completeRedirect: () => withAmplify((pool) => pool.completeRedirect()),
  session: (options) => withAmplify((pool) => pool.session(options)),
  profile: () => withAmplify((pool) => pool.profile()),
  prepareProfile: () => withAmplify((pool) => pool.prepareProfile()),
  updateName: (name) => withAmplify((pool) => pool.updateName(name)),
  changePassword: (oldPassword, newPassword) =>
    withAmplify((pool) => pool.changePassword(oldPassword, newPassword)),
  secondFactor: () => withAmplify((pool) => pool.secondFactor()),
  acceptProviderSecondFactor: () => withAmplify((pool) => pool.acceptProviderSecondFactor()),
  startAuthenticatorSetUp: (entry) => withAmplify((pool) => pool.startAuthenticatorSetUp(entry)),
  verifyAuthenticatorSetUp: (code) => withAmplify((pool) => pool.verifyAuthenticatorSetUp(code)),
  preferSoftwareToken: () => withAmplify((pool) => pool.preferSoftwareToken()),
  signOut,
  accountData: () => withAmplify((pool) => pool.accountData()),
  sessions: () => withAmplify((pool) => pool.sessions()),
  endSession: (id) => withAmplify((pool) => pool.endSession(id)),
  endAllSessions: () => withAmplify((pool) => pool.endAllSessions()),
  provePassword: (password) => withAmplify((pool) => pool.provePassword(password)),
  deleteAccount: () => withAmplify((pool) => pool.deleteAccount()),
};
