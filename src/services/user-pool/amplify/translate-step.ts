import type { SignInOutput, SignUpOutput } from '@aws-amplify/auth';
import { brand } from '#src/config/brand.ts';
import {
  ATTRIBUTE_LIMIT,
  requireOpaque,
  SECRET_LIMIT,
  textOrNull,
  textsIn,
} from '#src/lib/service-values.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge, SignInStep, SignUpStep } from '#src/services/user-pool/user-pool.ts';

type AmplifySignInStep = SignInOutput['nextStep'];
type AmplifySignUpStep = SignUpOutput['nextStep'];

/** The usual factors, because Amplify drops the pool's list with USER_SRP_AUTH. */
const USUAL_FACTORS: readonly string[] = ['PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'];

export function translateSignInStep(step: AmplifySignInStep, email: string): SignInStep {
  switch (step.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_UP':
      return { kind: 'confirm-sign-up' };
    case 'RESET_PASSWORD':
      return { kind: 'reset-password' };
    default:
      return { kind: 'challenge', challenge: translateChallenge(step, email) };
  }
}

type AmplifyChallenge = Exclude<
  AmplifySignInStep,
  { signInStep: 'DONE' | 'CONFIRM_SIGN_UP' | 'RESET_PASSWORD' }
>;

function translateChallenge(step: AmplifyChallenge, email: string): Challenge {
  switch (step.signInStep) {
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { totpSetupDetails } = step;
      const secret = requireOpaque(totpSetupDetails.sharedSecret, SECRET_LIMIT);
      const setupUri = totpSetupDetails.getSetupUri(brand.name, email).href;
      return { kind: 'totp-set-up', secret, setupUri };
    }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'totp-code' };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { kind: 'sms-code', destination: textOrNull(step.codeDeliveryDetails?.destination) };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { kind: 'email-code', destination: textOrNull(step.codeDeliveryDetails?.destination) };
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return {
        kind: 'custom-challenge',
        prompt: textOrNull(step.additionalInfo?.['prompt'], ATTRIBUTE_LIMIT),
      };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'new-password', missingAttributes: textsIn(step.missingAttributes) };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { kind: 'mfa-selection', methods: [...new Set(step.allowedMFATypes ?? [])] };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { kind: 'mfa-set-up-selection', methods: [...new Set(step.allowedMFATypes ?? [])] };
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { kind: 'email-set-up' };
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { kind: 'password' };
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return {
        kind: 'first-factor-selection',
        factors: textsIn(step.availableChallenges ?? USUAL_FACTORS),
      };
    default:
      return unreachable(step);
  }
}

/** COMPLETE_AUTO_SIGN_IN counts as done: our flow continues at /login (docs/product, Sessions). */
export function translateSignUpStep(step: AmplifySignUpStep): SignUpStep {
  switch (step.signUpStep) {
    case 'CONFIRM_SIGN_UP':
      return { kind: 'confirm-sign-up' };
    case 'COMPLETE_AUTO_SIGN_IN':
    case 'DONE':
      return { kind: 'done' };
    default:
      return unreachable(step);
  }
}
