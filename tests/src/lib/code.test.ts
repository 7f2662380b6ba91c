import { describe, expect, it } from 'vitest';
import { codeDigits, groupedKey } from '#src/lib/code.ts';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['code: 98', '98'],
    ['', ''],
  ])('reads %j as %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });
});

describe('groupedKey', () => {
  it.each([
    ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
    ['ABCDE', 'ABCD E'],
    ['', ''],
  ])('groups %s as %s', (secret, grouped) => {
    expect(groupedKey(secret)).toBe(grouped);
  });
});
