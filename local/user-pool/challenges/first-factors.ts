/** The first factors of every user. */
export const PASSWORDS: readonly string[] = ['PASSWORD_SRP', 'PASSWORD'];

/** The first factors of a user with the trait `first-factor-choice`. */
export const FIRST_FACTORS: readonly string[] = [...PASSWORDS, 'EMAIL_OTP', 'SMS_OTP'];
