import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { respondMfaSetup } from './mfa-setup.ts';
import { respondNewPasswordRequired } from './new-password-required.ts';
import { respondPasswordVerifier } from './password-verifier.ts';
import type { ChallengeResponder } from './response.ts';
import { respondSoftwareTokenMfa } from './software-token-mfa.ts';

/** Who weighs the answer to a challenge, by ChallengeName. */
export const CHALLENGES: ReadonlyMap<string, ChallengeResponder> = new Map<
  string,
  ChallengeResponder
>([
  ['PASSWORD_VERIFIER', respondPasswordVerifier],
  ['NEW_PASSWORD_REQUIRED', respondNewPasswordRequired],
  ['MFA_SETUP', respondMfaSetup],
  [SOFTWARE_TOKEN_MFA, respondSoftwareTokenMfa],
]);
