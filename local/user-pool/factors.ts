import { SOFTWARE_TOKEN_MFA } from './software-token.ts';
import type { UserRecord } from './state.ts';

/** The second factors that are switched on, and the one that is asked for, as GetUser tells them. */
export function factorsOf(user: UserRecord): { list: string[]; preferred: string | null } {
  const { enabled, preferred } = user.softwareTokenMfa;
  const token = enabled ? [SOFTWARE_TOKEN_MFA] : [];
  switch (user.trait) {
    case 'sms-factor':
      return { list: ['SMS_MFA', ...token], preferred: 'SMS_MFA' };
    case 'email-factor':
      return { list: [...token, 'EMAIL_OTP'], preferred: 'EMAIL_OTP' };
    case 'choice-of-factors':
      return { list: ['SMS_MFA', ...token, 'EMAIL_OTP'], preferred: null };
    default:
      return { list: token, preferred: preferred ? SOFTWARE_TOKEN_MFA : null };
  }
}
