import { ATTRIBUTE_LIMIT, listOf, opaqueOrNull, textOrNull } from '#src/lib/service-values.ts';
import type { PoolUser } from '#src/services/user-pool/cached-user.ts';
import type { MfaMethod } from '#src/services/user-pool/user-pool.ts';
import { callUserPool, fieldsOf } from './call-user-pool.ts';

const METHODS: ReadonlyMap<unknown, MfaMethod> = new Map([
  ['SMS_MFA', 'SMS'],
  ['SOFTWARE_TOKEN_MFA', 'TOTP'],
  ['EMAIL_OTP', 'EMAIL'],
]);

/**
 * One request for both the attributes and the second factors. Amplify's two functions would each send the same GetUser.
 */
export async function getUser(accessToken: string): Promise<PoolUser> {
  const user = await callUserPool('GetUser', { AccessToken: accessToken });
  const settings = listOf(user.get('UserMFASettingList'));
  return {
    attributes: new Map(listOf(user.get('UserAttributes')).flatMap(attributeOf)),
    mfa: {
      enabled: settings.flatMap((name) => METHODS.get(name) ?? []),
      preferred: METHODS.get(user.get('PreferredMfaSetting')) ?? null,
    },
    hasPasskeyFactor: settings.includes('WEB_AUTHN_MFA'),
  };
}

function attributeOf(entry: unknown): [string, string][] {
  const fields = fieldsOf(entry);
  const name = opaqueOrNull(fields.get('Name'));
  const value = textOrNull(fields.get('Value'), ATTRIBUTE_LIMIT);
  return name === null || value === null ? [] : [[name, value]];
}
