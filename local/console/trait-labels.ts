import type { SignInTrait } from '../user-pool/trait-names.ts';

interface TraitLabels {
  /** Completes the sentence about the user. Empty if the status already says the same. */
  current: string;
  button: string;
}

export const TRAIT_LABELS: Record<SignInTrait, TraitLabels> = {
  default: { current: '', button: 'Require the authenticator, as usual' },
  'no-authenticator': { current: '', button: 'Remove the authenticator' },
  'temporary-password': { current: '', button: 'Issue a temporary password' },
  'password-reset-required': { current: '', button: 'Require a password reset' },
  unconfirmed: { current: '', button: 'Mark the email as unverified' },
  disabled: { current: 'disabled', button: 'Disable' },
  'sms-factor': { current: 'gets a text message code', button: 'Require a text message code' },
  'email-factor': { current: 'gets an email code', button: 'Require an email code' },
  'choice-of-factors': { current: 'chooses between codes', button: 'Offer a choice of codes' },
  'choice-of-set-up': {
    current: 'chooses a method to set up',
    button: 'Offer a choice of methods to set up',
  },
  'email-set-up': { current: 'sets up email codes', button: 'Require email codes to be set up' },
  'custom-challenge': { current: 'answers a question', button: 'Ask a custom question' },
  'first-factor-choice': {
    current: 'chooses a first factor',
    button: 'Offer a choice of first factors',
  },
  'password-again': {
    current: 'enters the password twice',
    button: 'Require the password again',
  },
  'no-token-rotation': {
    current: 'keeps one refresh token',
    button: 'Stop rotating refresh tokens',
  },
  'device-tracking': { current: 'has devices remembered', button: 'Remember devices' },
};
