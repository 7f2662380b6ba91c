import { authenticate } from '../access.ts';
import { findSetUpSession } from '../challenges/second-factor.ts';
import type { Operation, OperationContext } from '../context.ts';
import { invalidParameter, missingParameter, notAuthorized } from '../../kit/aws-errors.ts';
import { readInput, type Fields } from '../../kit/aws-input.ts';
import { userOperation } from '../operation.ts';
import { passkeysOf, requirePasskeys } from '../passkeys/passkeys.ts';
import { closeSession, openSession } from '../sessions.ts';
import { FRIENDLY_NAME, SESSION, TOKEN, USER_CODE } from '../shapes.ts';
import { newTotpSecret, verifyFirstCode } from '../software-token.ts';
import type { UserRecord } from '../state.ts';

/**
 * Issues a new secret, which replaces an active one only once VerifySoftwareToken has accepted a
 * code of it. Federated users use their provider's MFA, so they are refused, as by ChangePassword.
 */
export const associateSoftwareToken: Operation = async (context, input) => {
  const { accessToken, session } = readInput(input, (fields) => ({
    accessToken: fields.optionalString('AccessToken', TOKEN),
    session: fields.optionalString('Session', SESSION),
  }));
  if (session !== undefined) return associateBySession(context, session);
  if (accessToken === undefined) throw missingParameter('AccessToken');
  const user = await authenticate(context, accessToken);
  if (user.federated !== undefined) {
    throw notAuthorized('User is not authorized to set up a software token.');
  }
  user.pendingSecret = newTotpSecret(context.randomBytes);
  return { SecretCode: user.pendingSecret };
};

/** The previous Session stays valid, so that requesting a second secret does not end the sign-in. */
function associateBySession(context: OperationContext, session: string): object {
  const { record } = findSetUpSession(context, session);
  const pendingSecret = newTotpSecret(context.randomBytes);
  return {
    SecretCode: pendingSecret,
    Session: openSession(context, { ...record, pendingSecret }),
  };
}

interface FirstCode {
  code: string;
  friendlyName: string;
  now: number;
}

/**
 * The same Session may be used again after a wrong code. A signed-in user's new authenticator turns passkey MFA off, which
 * users of real pools have reported.
 */
export const verifySoftwareToken: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.optionalString('AccessToken', TOKEN),
    session: fields.optionalString('Session', SESSION),
    code: fields.string('UserCode', USER_CODE),
    friendlyName: fields.optionalString('FriendlyDeviceName', FRIENDLY_NAME) ?? '',
  }));
  const attempt = { ...request, now: context.now };
  if (request.session !== undefined) return verifyBySession(context, request.session, attempt);
  if (request.accessToken === undefined) throw missingParameter('AccessToken');
  const user = await authenticate(context, request.accessToken);
  verifyFirstCode(user, user.pendingSecret, attempt);
  delete user.passkeyMfa;
  return { Status: 'SUCCESS' };
};

function verifyBySession(context: OperationContext, session: string, attempt: FirstCode): object {
  const { record, user } = findSetUpSession(context, session);
  verifyFirstCode(user, record.pendingSecret, attempt);
  closeSession(context.state, session);
  const verified = openSession(context, { ...record, pendingSecret: null, tokenVerified: true });
  return { Status: 'SUCCESS', Session: verified };
}

/**
 * MFA is required in this pool: a software token disabled here is still requested at sign-in. Passkey MFA is on only after a
 * request that enables it beside another method (both messages are from real pools). It isn't public whether one without
 * WebAuthnMfaSettings leaves it on, so here that turns it off.
 */
export const setUserMfaPreference = userOperation(
  (fields) => ({
    softwareToken: fields.optionalObject('SoftwareTokenMfaSettings', readSettings),
    sms: fields.optionalObject('SMSMfaSettings', readSettings),
    email: fields.optionalObject('EmailMfaSettings', readSettings),
    passkey: fields.optionalObject('WebAuthnMfaSettings', readSettings),
  }),
  (context, { user }, { softwareToken, sms, email, passkey }) => {
    if (sms?.enabled) throw noDelivery('SMS_MFA');
    if (email?.enabled) throw noDelivery('EMAIL_OTP');
    if (softwareToken?.enabled && user.softwareToken === null) {
      throw invalidParameter('User has not verified software token mfa');
    }
    if (passkey?.enabled) refusePasskeyMfa(context, user, softwareToken?.enabled ?? false);
    if (softwareToken !== undefined) user.softwareTokenMfa = softwareToken;
    user.passkeyMfa = passkey?.enabled ?? false;
    user.modifiedAt = context.now;
    return {};
  },
);

function refusePasskeyMfa(context: OperationContext, user: UserRecord, isBesideToken: boolean) {
  requirePasskeys(context);
  if (!isBesideToken) {
    throw invalidParameter('WebAuthn MFA requires enabling an additional MFA setting.');
  }
  if (passkeysOf(user).length === 0) {
    throw invalidParameter(
      'User does not have applicable WebAuthn credentials to enable WebAuthn MFA.',
    );
  }
}

function readSettings(fields: Fields): { enabled: boolean; preferred: boolean } {
  const enabled = fields.optionalBoolean('Enabled') ?? false;
  const preferred = fields.optionalBoolean('PreferredMfa') ?? false;
  return { enabled, preferred: enabled && preferred };
}

function noDelivery(method: string) {
  return invalidParameter(`User does not have delivery config set to turn on ${method}`);
}
