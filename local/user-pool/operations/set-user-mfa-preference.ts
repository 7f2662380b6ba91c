import { invalidParameter } from '../../kit/aws-errors.ts';
import type { Fields } from '../../kit/aws-input.ts';
import { userOperation } from '../operation.ts';

/** MFA is required in this pool: a software token disabled here is still requested at sign-in. */
export const setUserMfaPreference = userOperation(
  (fields) => ({
    softwareToken: fields.optionalObject('SoftwareTokenMfaSettings', readSettings),
    sms: fields.optionalObject('SMSMfaSettings', readSettings),
    email: fields.optionalObject('EmailMfaSettings', readSettings),
  }),
  (context, { user }, { softwareToken, sms, email }) => {
    if (sms?.enabled) throw noDelivery('SMS_MFA');
    if (email?.enabled) throw noDelivery('EMAIL_OTP');
    if (softwareToken?.enabled && user.softwareToken === null) {
      throw invalidParameter('User has not verified software token mfa');
    }
    if (softwareToken !== undefined) {
      user.softwareTokenMfa = softwareToken;
      user.modifiedAt = context.now;
    }
    return {};
  },
);

function readSettings(fields: Fields): { enabled: boolean; preferred: boolean } {
  const enabled = fields.optionalBoolean('Enabled') ?? false;
  const preferred = fields.optionalBoolean('PreferredMfa') ?? false;
  return { enabled, preferred: enabled && preferred };
}

function noDelivery(method: string) {
  return invalidParameter(`User does not have delivery config set to turn on ${method}`);
}
