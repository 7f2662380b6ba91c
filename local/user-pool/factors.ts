import { SOFTWARE_TOKEN_MFA } from './software-token.ts';
import type { UserRecord } from './state.ts';

/** ConfiguredUserAuthFactors: the first and second factors with which the user can sign in by USER_AUTH. */
export function authFactorsOf(user: UserRecord): string[] {
  if (user.federated !== undefined) return [];
  const { list } = factorsOf(user);
  const chooses = user.trait === 'first-factor-choice';
  return [
    'PASSWORD',
    ...(chooses || list.includes('EMAIL_OTP') ? ['EMAIL_OTP'] : []),
    ...(chooses || list.includes('SMS_MFA') ? ['SMS_OTP'] : []),
    ...(list.includes(SOFTWARE_TOKEN_MFA) ? ['SOFTWARE_TOKEN'] : []),
  ];
}

/** The MFA members of GetUser, which a real pool omits if they are empty. */
export function mfaSettingsOf(user: UserRecord) {
  const { list, preferred } = factorsOf(user);
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
