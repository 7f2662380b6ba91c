import type { Challenge } from '#src/services/user-pool/user-pool.ts';

/** One of each kind. */
export const everyChallenge: Challenge[] = [
  { kind: 'totp-set-up', secret: 'S', setupUri: 'otpauth://totp/x' },
  { kind: 'totp-code' },
  { kind: 'sms-code', destination: '+44***12' },
  { kind: 'email-code', destination: null },
  { kind: 'custom-challenge', prompt: null },
  { kind: 'new-password', missingAttributes: [] },
  { kind: 'mfa-selection', methods: ['TOTP', 'SMS'] },
  { kind: 'mfa-set-up-selection', methods: ['TOTP', 'EMAIL'] },
  { kind: 'email-set-up' },
  { kind: 'password' },
  { kind: 'first-factor-selection', factors: ['PASSWORD_SRP'] },
];
