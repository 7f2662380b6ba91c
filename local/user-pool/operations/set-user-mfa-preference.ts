import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { invalidParameter } from '../errors.ts';
import { readInput, type Fields } from '../input.ts';
import { TOKEN } from '../shapes.ts';

/** MFA is required in this pool: a token switched off here is still asked for at sign-in. */
export const setUserMfaPreference: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
    softwareToken: fields.optionalObject('SoftwareTokenMfaSettings', readSettings),
    sms: fields.optionalObject('SMSMfaSettings', readSettings),
    email: fields.optionalObject('EmailMfaSettings', readSettings),
  }));
  const user = await authenticate(context, request.accessToken);
  if (request.sms?.enabled) throw noDelivery('SMS_MFA');
  if (request.email?.enabled) throw noDelivery('EMAIL_OTP');
  if (request.softwareToken?.enabled && user.softwareToken === null) {
    throw invalidParameter('User has not verified software token mfa');
  }
  if (request.softwareToken !== undefined) {
    user.softwareTokenMfa = request.softwareToken;
    user.modifiedAt = context.now;
  }
  return {};
};

function readSettings(fields: Fields): { enabled: boolean; preferred: boolean } {
  const enabled = fields.optionalBoolean('Enabled') ?? false;
  const preferred = fields.optionalBoolean('PreferredMfa') ?? false;
  return { enabled, preferred: enabled && preferred };
}

function noDelivery(method: string) {
  return invalidParameter(`User does not have delivery config set to turn on ${method}`);
}
