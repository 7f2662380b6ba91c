/** Traits that change every later sign-in. By default sign-ins require an authenticator. */
const LASTING_TRAITS = [
  'sms-factor',
  'email-factor',
  'choice-of-factors',
  'choice-of-set-up',
  'email-set-up',
  'custom-challenge',
  'first-factor-choice',
  'password-again',
  'device-tracking',
  'no-token-rotation',
] as const;

/** States that the console can put a user in. All but the lasting ones end when the user acts on them. */
export const SIGN_IN_TRAITS = [
  'default',
  'no-authenticator',
  'temporary-password',
  'password-reset-required',
  'unconfirmed',
  'disabled',
  ...LASTING_TRAITS,
] as const;

export type LastingTrait = (typeof LASTING_TRAITS)[number];
export type SignInTrait = (typeof SIGN_IN_TRAITS)[number];
