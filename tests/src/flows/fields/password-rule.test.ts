import { describe, expect, it } from 'vitest';
import { checkPassword, isPasswordAccepted } from '#src/flows/fields/password-rule.ts';

describe('the registration rule', () => {
  it.each([
    ['Abcdef1!', true],
    ['Abcdefg!', true],
    ['Abcd ef!', true],
    ['Abc defg', true],
    ['Abcdefg!£', true],
    ['Abcdefg£', false],
    ['Abcdefg€', false],
    ['Äbcdefg!', false],
    ['äBCDEFG!', false],
    ['Abcdefg ', false],
    [' Abcdefg', false],
    ['Abcde1!', false],
    ['abcdefg!', false],
    ['ABCDEFG!', false],
    ['Abcdefg1', false],
    ['', false],
    [`Aa!${'x'.repeat(253)}`, true],
  ])('%s is accepted: %s', (password, accepted) => {
    expect(isPasswordAccepted(password)).toBe(accepted);
  });

  it('reports each part separately', () => {
    expect(checkPassword('abc!')).toEqual({
      length: false,
      lower: true,
      upper: false,
      special: true,
    });
  });
});

describe('a special character', () => {
  it('may be a space only between other characters', () => {
    expect(checkPassword('two words').special).toBe(true);
    expect(checkPassword('  two  words  ').special).toBe(true);
    for (const outside of [' ', '   ', ' word', 'word ', ' word ']) {
      expect(checkPassword(outside).special).toBe(false);
    }
  });
});
