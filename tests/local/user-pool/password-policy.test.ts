import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkPolicy, temporaryPassword } from '#local/user-pool/password-policy.ts';

const refused = (password: string) => {
  try {
    checkPolicy(password);
  } catch (error) {
    return String(error);
  }
  return 'taken';
};
const PREFIX = 'InvalidPasswordException: Password did not conform with policy: ';

describe('the password policy', () => {
  it.each([
    ['Aa-4567', 'Password not long enough'],
    ['lower-case', 'Password must have uppercase characters'],
    ['UPPER-CASE', 'Password must have lowercase characters'],
    ['NoSymbols1', 'Password must have symbol characters'],
    ['Ünïcödé1Aa', 'Password must have symbol characters'],
  ])('refuses %s for one reason', (password, reason) => {
    expect(refused(password)).toBe(PREFIX + reason);
  });

  it('names one reason at a time, the length first', () => {
    expect(refused('a')).toBe(`${PREFIX}Password not long enough`);
  });

  it.each(['Aa-45678', 'No digits!', 'Aaaaaaa_', 'Aaaaaaa£'])('takes %s', (password) => {
    expect(refused(password)).toBe('taken');
  });
});

describe('a temporary password', () => {
  it('keeps the policy and differs each time', () => {
    const passwords = Array.from({ length: 50 }, () => temporaryPassword(randomBytes));
    expect(passwords.map(refused)).toEqual(passwords.map(() => 'taken'));
    expect(new Set(passwords).size).toBe(passwords.length);
  });
});
