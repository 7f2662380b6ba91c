import { expect, it } from 'vitest';
import { isSignInStep } from '../../../soak/fuzz/pool-values.ts';

it.each([
  [{ kind: 'done' }, true],
  [{ kind: 'challenge', challenge: { kind: 'sms-code', destination: null } }, true],
  [{ kind: 'challenge', challenge: { kind: 'sms-code', destination: {} } }, false],
  [{ kind: 'challenge', challenge: { kind: 'sms-code' } }, false],
  [{ kind: 'challenge', challenge: { kind: 'mfa-selection', methods: ['SMS', 'PIGEON'] } }, false],
  [{ kind: 'done', challenge: null }, false],
  [{ kind: 'constructor' }, false],
  [null, false],
])('whether %j is a step of a sign-in: %s', (value, expected) => {
  expect(isSignInStep(value)).toBe(expected);
});
