import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { CODE_CHALLENGES } from './ask-for-code.ts';
import type { ChallengeResponder } from './challenge.ts';
import { respondSentCode, respondSoftwareTokenMfa } from './code-answers.ts';
import { respondDevicePasswordVerifier, respondDeviceSrpAuth } from './device-proof.ts';
import { respondCustomChallenge, respondNewPasswordRequired } from './next-challenge.ts';
import { respondPasswordVerifier } from './password-verifier.ts';
import { respondMfaSetup, respondSelectMfaType } from './second-factor-answers.ts';
import { respondSelectChallenge } from './select-challenge.ts';
import { respondWebAuthn } from './web-authn.ts';
import { WEB_AUTHN } from '../passkeys/passkeys.ts';

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
  [WEB_AUTHN, respondWebAuthn],
  ['DEVICE_SRP_AUTH', respondDeviceSrpAuth],
  ['DEVICE_PASSWORD_VERIFIER', respondDevicePasswordVerifier],
]);
