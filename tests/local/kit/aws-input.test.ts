import { describe, expect, it } from 'vitest';
import { readInput, type Fields } from '#local/kit/aws-input.ts';

const complaint = (input: unknown, read: (fields: Fields) => unknown) => {
  try {
    readInput(input, read);
  } catch (error) {
    return String(error);
  }
  return 'taken';
};
const LIMITS = { min: 1, max: 3 };
const one = 'InvalidParameterException: 1 validation error detected: ';

describe('readInput', () => {
  it.each([undefined, null, 'text', 3, [], {}, { Username: null }])(
    'reports a missing member in %j',
    (input) => {
      expect(complaint(input, (fields) => fields.string('Username'))).toBe(
        `${one}Value at 'username' failed to satisfy constraint: Member must not be null`,
      );
    },
  );

  it('ignores inherited members', () => {
    expect(complaint({}, (fields) => fields.string('constructor'))).toContain('not be null');
    expect(readInput({}, (fields) => fields.optionalString('toString'))).toBeUndefined();
  });

  it('reports every violation', () => {
    const shape = { min: 6, max: 6, pattern: /^[0-9]+$/ };
    expect(complaint({ UserCode: 'abc' }, (fields) => fields.string('UserCode', shape))).toBe(
      'InvalidParameterException: 2 validation errors detected: ' +
        "Value at 'userCode' failed to satisfy constraint: Member must have length greater than or equal to 6; " +
        "Value at 'userCode' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[0-9]+$",
    );
  });

  it('checks enumerations and maximum lengths', () => {
    const flow = (fields: Fields) => fields.string('AuthFlow', { oneOf: ['A', 'B'] });
    expect(complaint({ AuthFlow: 'C' }, flow)).toContain('enum value set: [A, B]');
    const short = (fields: Fields) => fields.string('Name', { max: 2 });
    expect(complaint({ Name: 'abc' }, short)).toContain('less than or equal to 2');
  });

  it.each([
    ['a number for a string', { M: 1 }, (fields: Fields) => fields.string('M')],
    ['a string for a boolean', { M: 'true' }, (fields: Fields) => fields.optionalBoolean('M')],
    ['a list for a map', { M: [] }, (fields: Fields) => fields.stringMap('M')],
    ['text for a number', { M: '1' }, (fields: Fields) => fields.optionalInteger('M', LIMITS)],
    ['half a number', { M: 1.5 }, (fields: Fields) => fields.optionalInteger('M', LIMITS)],
    ['too low a number', { M: 0 }, (fields: Fields) => fields.optionalInteger('M', LIMITS)],
    ['too high a number', { M: 4 }, (fields: Fields) => fields.optionalInteger('M', LIMITS)],
    ['a list left out', {}, (fields: Fields) => fields.strings('M')],
    ['a number in a list of texts', { M: [1] }, (fields: Fields) => fields.strings('M')],
    ['a number in a map', { M: { a: 1 } }, (fields: Fields) => fields.stringMap('M')],
    ['a map for a list', { M: {} }, (fields: Fields) => fields.attributes('M')],
    ['a string in a list', { M: ['a'] }, (fields: Fields) => fields.attributes('M')],
    [
      'a string for a structure',
      { M: 'a' },
      (fields: Fields) => fields.optionalObject('M', String),
    ],
  ])('refuses %s', (_, input, read) => {
    expect(complaint(input, read)).toContain("validation error detected: Value at 'm");
  });

  it('reads lists, maps and structures, empty if omitted', () => {
    const input = {
      L: [{ Name: 'n', Value: 'v' }],
      M: { a: 'b' },
      S: { Enabled: true },
      T: ['t'],
      N: 3,
    };
    const texts = (fields: Fields) => fields.strings('T');
    expect(readInput(input, texts)).toEqual(['t']);
    expect(readInput({ T: [] }, texts)).toEqual([]);
    expect(readInput(input, (fields) => fields.optionalInteger('N', LIMITS))).toBe(3);
    expect(readInput({}, (fields) => fields.optionalInteger('N', LIMITS))).toBeUndefined();
    const read = (fields: Fields) => ({
      list: fields.attributes('L'),
      map: fields.stringMap('M'),
      on: fields.optionalObject('S', (inner) => inner.optionalBoolean('Enabled')),
    });
    expect(readInput(input, read)).toEqual({
      list: [{ Name: 'n', Value: 'v' }],
      map: { a: 'b' },
      on: true,
    });
    expect(readInput({ M: { a: 'b', c: null } }, read).map).toEqual({ a: 'b' });
    expect(readInput({}, read)).toEqual({ list: [], map: {}, on: undefined });
  });
});
