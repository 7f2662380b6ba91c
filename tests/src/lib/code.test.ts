import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeDigits, codeTypedAfter, LONGEST_CODE } from '#src/lib/code.ts';

describe('codeDigits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['code: 98', '98'],
    ['', ''],
    ['１２３４５６', '123456'],
    ['١٢٣ ٤٥٦', '123456'],
    ['\u200F۱۲۳۴۵۶\u200E', '123456'],
    ['१२३४५६', '123456'],
    ['𝟙𝟚𝟛𝟜𝟝𝟞', '123456'],
    ['①②③', '123'],
    ['四五六', ''],
  ])('reads %j as %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('reads the digits of every numbering system by their values', () => {
    const systems = Intl.supportedValuesOf('numberingSystem').map(
      (system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }),
    );
    const positional = systems.filter((system) =>
      /^\p{Nd}{10}$/u.test(system.format(1_234_567_890)),
    );
    expect(positional.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(
        fc.constantFrom(...positional),
        fc.integer({ min: 100_000, max: 999_999 }),
        (system, code) => {
          expect(codeDigits(system.format(code))).toBe(String(code));
        },
      ),
    );
  });

  it('reads up to eight digits of a code that may be longer', () => {
    expect(codeDigits('1234 5678 9', LONGEST_CODE)).toBe('12345678');
  });
});

describe('codeTypedAfter', () => {
  it.each([
    ['a digit begins the next code', '123456', '1234567', '7'],
    ['a pasted code takes its place', '123456', '123456 654 321', '654321'],
    ['deleting works as usual', '123456', '12345', '12345'],
    ['what is put in its place counts', '123456', '654321', '654321'],
    ['an unfinished code is gone on with', '123', '1234', '1234'],
  ])('%s', (_, refused, typed, code) => {
    expect(codeTypedAfter(refused, typed)).toBe(code);
  });
});
