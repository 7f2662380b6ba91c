import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPolicy } from '#local/user-pool/password-policy.ts';
import { isPasswordAccepted } from '#src/flows/fields/password-rule.ts';

function isAcceptedByPool(password: string): boolean {
  try {
    checkPolicy(password);
    return true;
  } catch {
    return false;
  }
}

/** Mostly typical passwords, and look-alikes from other alphabets. */
const passwords = fc.string({
  unit: fc.constantFrom(...Array.from('aZäÖß19!?-_ £€\u00A0é漢😀~')),
  maxLength: 12,
});

describe('the registration rule and the password policy of the pool', () => {
  it('accept the same passwords', () => {
    fc.assert(
      fc.property(passwords, (password) => {
        fc.pre(isPasswordAccepted(password));
        expect(isAcceptedByPool(password)).toBe(true);
      }),
    );
  });

  it('agree on every single character', () => {
    for (let code = 0x20; code < 0x2100; code += 1) {
      const password = `Abcd${String.fromCodePoint(code)}efgh`;
      expect([code, isPasswordAccepted(password)]).toEqual([code, isAcceptedByPool(password)]);
    }
  });
});
