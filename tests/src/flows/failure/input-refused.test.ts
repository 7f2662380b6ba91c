import { describe, expect, it } from 'vitest';
import type { Situation } from '#src/flows/failure/sentences.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

const INPUTS = ['email', 'password', 'new-password', 'phone-number', 'answer'] as const;

const refusedIn = (situation: Situation, error: Partial<UserPoolError>) =>
  INPUTS.filter((input) =>
    isInputRefused(input, {
      kind: 'rejected',
      situation,
      error: { code: 'unknown', providerMessage: '', ...error },
    }),
  );

describe('which inputs a refusal by the user pool is about', () => {
  it.each([
    ['sign-in', { code: 'not-authorized', reason: 'wrong-password' }, ['email', 'password']],
    ['sign-in', { code: 'user-not-found' }, ['email', 'password']],
    ['password-again', { code: 'not-authorized', reason: 'wrong-password' }, ['password']],
    ['sign-up', { code: 'username-exists' }, ['email']],
    ['sign-up', { code: 'invalid-password' }, ['new-password']],
    ['new-password', { code: 'invalid-password' }, ['new-password']],
    ['reset-request', { code: 'user-not-found' }, ['email']],
    ['reset-request', { code: 'invalid-parameter', reason: 'unconfirmed-address' }, ['email']],
    ['sign-up', { code: 'invalid-parameter', reason: 'invalid-email' }, ['email']],
    [
      'reset-confirmation',
      { code: 'invalid-parameter', reason: 'invalid-password' },
      ['new-password'],
    ],
    [
      'new-password',
      { code: 'invalid-parameter', reason: 'invalid-phone-number' },
      ['phone-number'],
    ],
    ['reset-confirmation', { code: 'invalid-password' }, ['new-password']],
    ['account-change', { code: 'invalid-password' }, ['new-password']],
    ['challenge-question', { code: 'code-mismatch' }, ['answer']],
    ['code-address', { code: 'code-mismatch' }, ['email']],
  ] as const)('%s, %j: %j', (situation, error, inputs) => {
    expect(refusedIn(situation, error)).toEqual(inputs);
  });

  it.each([
    ['sign-in', { code: 'network' }],
    ['sign-in', { code: 'limit-exceeded' }],
    ['sign-in', { code: 'not-authorized', reason: 'attempts-exceeded' }],
    ['password-again', { code: 'not-authorized', reason: 'attempts-exceeded' }],
    ['account-change', { code: 'not-authorized', reason: 'wrong-password' }],
  ] as const)('%s, %j: none', (situation, error) => {
    expect(refusedIn(situation, error)).toEqual([]);
  });

  it('none before anything was sent', () => {
    expect(isInputRefused('email', null)).toBe(false);
    expect(isInputRefused('email', { kind: 'invalid' })).toBe(false);
  });
});
