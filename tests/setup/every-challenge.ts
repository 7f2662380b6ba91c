import type { Challenge } from '#src/services/user-pool/user-pool.ts';

type ByKind = { [Kind in Challenge['kind']]: Challenge & { kind: Kind } };

const BY_KIND: ByKind = {
  'totp-set-up': { kind: 'totp-set-up', secret: 'S', setupUri: 'otpauth://totp/x' },
  'totp-code': { kind: 'totp-code' },
  'sms-code': { kind: 'sms-code', destination: '+44***12' },
  'email-code': { kind: 'email-code', destination: null },
  'custom-challenge': { kind: 'custom-challenge', prompt: null },
  'new-password': { kind: 'new-password', missingAttributes: [] },
  'mfa-selection': { kind: 'mfa-selection', methods: ['TOTP', 'SMS'] },
  'mfa-set-up-selection': { kind: 'mfa-set-up-selection', methods: ['TOTP', 'EMAIL'] },
  'email-set-up': { kind: 'email-set-up' },
  password: { kind: 'password' },
  'first-factor-selection': { kind: 'first-factor-selection', factors: ['PASSWORD_SRP'] },
};

/** One of each kind. */
export const everyChallenge: readonly Challenge[] = Object.values(BY_KIND);
