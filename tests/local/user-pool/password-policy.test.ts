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
/** The developer guide's list (user-pool-settings-policies), but the space. */
const SYMBOLS = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';
const PREFIX = 'InvalidPasswordException: Password did not conform with policy: ';

describe('the password policy', () => {
  it.each([
    ['Aa-4567', 'Password not long enough'],
    ['lower-case', 'Password must have uppercase characters'],
    ['UPPER-CASE', 'Password must have lowercase characters'],
    ['NoSymbols1', 'Password must have symbol characters'],
    ['Ünïcödé1Aa', 'Password must have symbol characters'],
    ['ÄÖÜabcd-', 'Password must have uppercase characters'],
    ['äöüABCD-', 'Password must have lowercase characters'],
    ['Aaaaaaa ', 'Password must have symbol characters'],
    [' Aaaaaaa', 'Password must have symbol characters'],
    ...Array.from('£€§±¬“”–…·¿¡\u00A0\t', (one) => [
      `Aaaa${one}aaaa`,
      'Password must have symbol characters',
    ]),
  ])('refuses %s: %s', (password, reason) => {
    expect(refused(password)).toBe(PREFIX + reason);
  });

  it('reports one reason, the length first', () => {
    expect(refused('a')).toBe(`${PREFIX}Password not long enough`);
  });

  it.each(['Aa-45678', 'No digits!', 'Aaaaaaa_', 'Pounds £!', 'Two  words'])(
    'accepts %s',
    (password) => {
      expect(refused(password)).toBe('taken');
    },
  );

  it.each(Array.from(SYMBOLS))('accepts %s as a symbol in any position', (symbol) => {
    for (const password of [`${symbol}Aaaaaaa`, `Aaaa${symbol}aaa`, `Aaaaaaa${symbol}`]) {
      expect(refused(password)).toBe('taken');
    }
  });
});

describe('a temporary password', () => {
  it('complies with the policy and is unique', () => {
    const passwords = Array.from({ length: 50 }, () => temporaryPassword(randomBytes));
    expect(passwords.map(refused)).toEqual(passwords.map(() => 'taken'));
    expect(new Set(passwords).size).toBe(passwords.length);
  });
});
