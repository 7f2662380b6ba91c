import type { SignInTrait } from '../user-pool/trait-names.ts';

interface TraitWords {
  /** What the next sign-in meets, as one reads it beside the user; empty when its status says it. */
  now: string;
  /** What the button that brings it about says. */
  button: string;
}

export const TRAIT_WORDS: Record<SignInTrait, TraitWords> = {
  default: { now: '', button: 'Ask for the authenticator, as usual' },
  'no-authenticator': { now: '', button: 'Take the authenticator away' },
  'temporary-password': {
    now: '',
    button: 'Give a temporary password',
  },
  'password-reset-required': {
    now: '',
    button: 'Put into a password reset',
  },
  unconfirmed: { now: '', button: 'Make the email unverified' },
  disabled: { now: 'is disabled', button: 'Disable' },
  'sms-factor': { now: 'is sent a text message code', button: 'Ask for a text message code' },
  'email-factor': { now: 'is sent an email code', button: 'Ask for an email code' },
  'choice-of-factors': {
    now: 'chooses between the codes',
    button: 'Offer a choice of codes',
  },
  'choice-of-set-up': {
    now: 'chooses a method to set up',
    button: 'Offer a choice of methods to set up',
  },
  'email-set-up': { now: 'sets email codes up', button: 'Ask to set email codes up' },
  'custom-challenge': { now: 'is asked a question', button: 'Ask a custom question' },
  'first-factor-choice': {
    now: 'chooses how to prove who they are',
    button: 'Offer a choice of first factors',
  },
  'password-again': {
    now: 'is asked for the password twice',
    button: 'Ask for the password again',
  },
  'device-tracking': { now: 'has devices remembered', button: 'Remember their devices' },
};
