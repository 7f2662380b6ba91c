import { describe, expect, it } from 'vitest';
import { checkPassword, isPasswordAccepted } from '#src/flows/sign-up/password-rule.ts';

describe('the registration rule', () => {
  it.each([
    ['Abcdef1!', true],
    ['Abcdefg!', true],
    ['Abcd ef!', true],
    ['Äbcdefg€', true],
    ['Abcde1!', false],
    ['abcdefg!', false],
    ['ABCDEFG!', false],
    ['Abcdefg1', false],
    ['', false],
    [`Aa!${'x'.repeat(253)}`, true],
  ])('%s is accepted: %s', (password, accepted) => {
    expect(isPasswordAccepted(password)).toBe(accepted);
  });

  it('says part by part what is met', () => {
    expect(checkPassword('abc!')).toEqual({
      length: false,
      lower: true,
      upper: false,
      special: true,
    });
  });
});
