/** What a user without other first factors can choose from. */
export const PASSWORDS: readonly string[] = ['PASSWORD_SRP', 'PASSWORD'];

/** What a user who has the choice can choose from. */
export const FIRST_FACTORS: readonly string[] = [...PASSWORDS, 'EMAIL_OTP', 'SMS_OTP'];
