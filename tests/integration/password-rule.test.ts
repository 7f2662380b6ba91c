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

describe('the registration rule and the password policy of the pool', () => {
  it('agree on every single character', () => {
    for (let code = 0x20; code < 0x2100; code += 1) {
      const password = `Abcd${String.fromCodePoint(code)}efgh`;
      expect([code, isPasswordAccepted(password)]).toEqual([code, isAcceptedByPool(password)]);
    }
  });
});
