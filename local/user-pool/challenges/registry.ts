import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { CODE_CHALLENGES } from './ask-for-code.ts';
import { respondCustomChallenge } from './custom-challenge.ts';
import { respondDevicePasswordVerifier } from './device-password-verifier.ts';
import { respondDeviceSrpAuth } from './device-srp-auth.ts';
import { respondMfaSetup } from './mfa-setup.ts';
import { respondNewPasswordRequired } from './new-password-required.ts';
import { respondPasswordVerifier } from './password-verifier.ts';
import type { ChallengeResponder } from './response.ts';
import { respondChosenPassword, respondSelectChallenge } from './select-challenge.ts';
import { respondSelectMfaType } from './select-mfa-type.ts';
import { respondSentCode } from './sent-code.ts';
import { respondSoftwareTokenMfa } from './software-token-mfa.ts';

/** By ChallengeName. */
export const CHALLENGES: ReadonlyMap<string, ChallengeResponder> = new Map<
  string,
  ChallengeResponder
>([
  ['PASSWORD_VERIFIER', respondPasswordVerifier],
  ['NEW_PASSWORD_REQUIRED', respondNewPasswordRequired],
  ['MFA_SETUP', respondMfaSetup],
  [SOFTWARE_TOKEN_MFA, respondSoftwareTokenMfa],
  ['SELECT_MFA_TYPE', respondSelectMfaType],
  ...CODE_CHALLENGES.map((name) => [name, respondSentCode] as const),
  ['CUSTOM_CHALLENGE', respondCustomChallenge],
  ['SELECT_CHALLENGE', respondSelectChallenge],
  ['PASSWORD', respondChosenPassword],
  ['PASSWORD_SRP', respondChosenPassword],
  ['DEVICE_SRP_AUTH', respondDeviceSrpAuth],
  ['DEVICE_PASSWORD_VERIFIER', respondDevicePasswordVerifier],
]);
