import { expect, it } from 'vitest';
import { isTooOften } from '#src/flows/failure/too-often.ts';

it.each([
  [true, { code: 'limit-exceeded', providerMessage: '' }],
  [true, { code: 'not-authorized', reason: 'attempts-exceeded', providerMessage: '' }],
  [false, { code: 'too-many-requests', providerMessage: '' }],
  [false, { code: 'not-authorized', providerMessage: '' }],
] as const)('is %s for %j', (expected, error) => {
  expect(isTooOften({ kind: 'rejected', error })).toBe(expected);
});

it('is false without a refusal by the user pool', () => {
  expect(isTooOften(null)).toBe(false);
  expect(isTooOften({ kind: 'invalid' })).toBe(false);
});
