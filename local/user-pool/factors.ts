import { WEB_AUTHN_MFA } from './passkeys/passkeys.ts';
import { SOFTWARE_TOKEN_MFA } from './software-token.ts';
import type { UserRecord } from './state.ts';

/** The MFA members of GetUser, which a real pool omits if they are empty. */
export function mfaSettingsOf(user: UserRecord) {
  const { list: factors, preferred } = factorsOf(user);
  const list = user.passkeyMfa ? [...factors, WEB_AUTHN_MFA] : factors;
  return {
    ...(list.length > 0 && { UserMFASettingList: list }),
    ...(preferred !== null && { PreferredMfaSetting: preferred }),
  };
}

/** The enabled second factors, and the preferred one. */
function factorsOf(user: UserRecord): { list: string[]; preferred: string | null } {
  const { enabled, preferred } = user.softwareTokenMfa;
  const token = enabled ? [SOFTWARE_TOKEN_MFA] : [];
  const email = user.factorEmail === undefined ? [] : ['EMAIL_OTP'];
  switch (user.trait) {
    case 'sms-factor':
      return { list: ['SMS_MFA', ...token], preferred: 'SMS_MFA' };
    case 'email-factor':
      return { list: [...token, 'EMAIL_OTP'], preferred: 'EMAIL_OTP' };
    case 'choice-of-factors':
      return { list: ['SMS_MFA', ...token, 'EMAIL_OTP'], preferred: null };
    default:
      return {
        list: [...token, ...email],
        preferred: preferred ? SOFTWARE_TOKEN_MFA : (email[0] ?? null),
      };
  }
}
