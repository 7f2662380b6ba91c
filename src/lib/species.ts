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

/** The species of each phish, by the message's id. */
const speciesOfPhish: Readonly<Record<string, Species>> = {
  'parcel-fee': 'parcel',
  'delivery-slot': 'parcel',
  'courier-buyer': 'parcel',
  'director-deposit': 'boss',
  'gift-cards': 'boss',
  'supplier-bank-change': 'invoice',
  'council-refund': 'invoice',
  'parking-charge': 'invoice',
  'hotel-card': 'invoice',
  'storm-appeal': 'invoice',
  'authenticator-qr': 'qr-code',
  'new-number': 'new-number',
  'payslip-corrected': 'shared-file',
  'voicemail-player': 'shared-file',
  'service-dates': 'shared-file',
  'loyalty-prize': 'job-offer',
  'delay-refund': 'job-offer',
  'easy-job': 'job-offer',
  'read-the-code': 'mfa-prompt',
  'account-flagged': 'mfa-prompt',
  'prompt-fatigue': 'mfa-prompt',
};

/** Undefined for a genuine message. */
export function speciesOf(id: string): Species | undefined {
  return speciesOfPhish[id];
}
