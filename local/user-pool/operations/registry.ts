import type { Operation } from '../context.ts';
import { confirmDevice, deleteUser, getUser, updateUserAttributes } from './account.ts';
import { adminCreateUser } from './admin-create-user.ts';
import {
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from './authenticator.ts';
import {
  completeWebAuthnRegistration,
  deleteWebAuthnCredential,
  listWebAuthnCredentials,
  startWebAuthnRegistration,
} from './passkeys.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './registration.ts';
import {
  getTokensFromRefreshToken,
  globalSignOut,
  listUserSessions,
  revokeToken,
  revokeUserSession,
} from './sessions.ts';
import { initiateAuth, respondToAuthChallenge } from './sign-in.ts';

/**
 * The implemented operations of the Amazon Cognito user pools API, by their name in X-Amz-Target; see
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_<name>.html
 */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['AdminCreateUser', adminCreateUser],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['ChangePassword', changePassword],
  ['CompleteWebAuthnRegistration', completeWebAuthnRegistration],
  ['ConfirmDevice', confirmDevice],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['DeleteUser', deleteUser],
  ['DeleteWebAuthnCredential', deleteWebAuthnCredential],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ListUserSessions', listUserSessions],
  ['ListWebAuthnCredentials', listWebAuthnCredentials],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['RevokeUserSession', revokeUserSession],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['SignUp', signUp],
  ['StartWebAuthnRegistration', startWebAuthnRegistration],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifySoftwareToken', verifySoftwareToken],
]);
