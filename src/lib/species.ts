import type { Trick } from './scenario.ts';

/** The kinds of lure that the field guide knows, in its order. */
export const SPECIES = [
  'parcel',
  'boss',
  'invoice',
  'qr-code',
  'new-number',
  'shared-file',
  'job-offer',
  'mfa-prompt',
] as const;

export type Species = (typeof SPECIES)[number];

/** What does each trick. */
export const speciesOf: Readonly<Record<Trick, Species>> = {
  'small-fee': 'parcel',
  'name-in-front': 'parcel',
  'boss-out-of-reach': 'boss',
  'gift-cards': 'boss',
  'changed-bank-details': 'invoice',
  'card-to-be-paid': 'invoice',
  'unpaid-charge': 'invoice',
  refund: 'invoice',
  'paid-already': 'invoice',
  'qr-code': 'qr-code',
  'new-number': 'new-number',
  'shared-file': 'shared-file',
  'voice-message': 'shared-file',
  'easy-money': 'job-offer',
  prize: 'job-offer',
  'account-rescue': 'mfa-prompt',
  'read-out-code': 'mfa-prompt',
  'sign-in-not-yours': 'mfa-prompt',
};
