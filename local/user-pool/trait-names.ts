/** Traits that change what every later sign-in asks for. Everyone else proves an authenticator. */
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
] as const;

/** What the console can make of a user; those that are not lasting pass with what the user does. */
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
