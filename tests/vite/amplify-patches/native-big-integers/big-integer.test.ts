import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BigInteger } from '#vite/amplify-patches/native-big-integers/big-integer.ts';
import { loadAmplifySrp, type AnyBigInteger, type AnyBigIntegerClass } from './amplify-srp.ts';

const amplify = await loadAmplifySrp([]);
const Original = amplify.BigInteger;

const hex = (digits: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')),
    minLength: 1,
    maxLength: digits,
  });
const signedHex = (digits: number) =>
  fc.tuple(fc.constantFrom('', '-'), hex(digits)).map(([sign, text]) => sign + text);
/** The sizes that occur in SRP: small numbers, hashes, and numbers wider than the group. */
const integer = fc.oneof(
  fc.constantFrom('0', '-0', '1', '-1', 'ff', '-ff', '-80', amplify.INIT_N, `-${amplify.INIT_N}`),
  signedHex(8),
  signedHex(64),
  signedHex(800),
);
const oddModulus = fc
  .oneof(hex(8), hex(64), fc.constant(amplify.INIT_N))
  .map((text) => `${text.slice(0, -1)}${text.length === 1 ? '3' : 'f'}`);

type Calculation = (Class: AnyBigIntegerClass, x: AnyBigInteger, y: AnyBigInteger) => unknown;

function sameAsOriginal(calculation: Calculation, second = integer): void {
  fc.assert(
    fc.property(integer, second, (x, y) => {
      const run = (Class: AnyBigIntegerClass) =>
        calculation(Class, new Class(x, 16), new Class(y, 16));
      expect(run(BigInteger)).toEqual(run(Original));
    }),
  );
}

function modPow(base: AnyBigInteger, exponent: AnyBigInteger, modulus: AnyBigInteger): string {
  const calls: string[] = [];
  base.modPow(exponent, modulus, (error, result) => {
    calls.push(error === null ? result.toString(16) : error.message);
  });
  return calls.join(' ');
}

describe("BigInteger answers as Amplify's own does", () => {
  it.each<[string, Calculation]>([
    ['toString', (_, x) => x.toString(16)],
    ['abs', (_, x) => x.abs().toString(16)],
    ['compareTo', (_, x, y) => Math.sign(x.compareTo(y))],
    ['compareTo ZERO', (Class, x) => Math.sign(x.compareTo(Class.ZERO))],
    ['equals', (_, x, y) => [x.equals(y), x.equals(x), y.equals(x.add(y).subtract(x))]],
    ['add', (_, x, y) => x.add(y).toString(16)],
    ['add ONE', (Class, x) => x.add(Class.ONE).toString(16)],
    ['subtract', (_, x, y) => x.subtract(y).toString(16)],
    ['multiply', (_, x, y) => x.multiply(y).toString(16)],
  ])('%s', (_, calculation) => {
    sameAsOriginal(calculation);
  });

  it('mod', () => {
    sameAsOriginal((_, x, y) => x.mod(y).toString(16), oddModulus);
  });

  it('modPow, which calls back once and before it returns', () => {
    fc.assert(
      fc.property(integer, hex(40), oddModulus, (base, exponent, modulus) => {
        fc.pre(/[1-9a-f]/i.test(exponent));
        const run = (Class: AnyBigIntegerClass) =>
          modPow(new Class(base, 16), new Class(exponent, 16), new Class(modulus, 16));
        expect(run(BigInteger)).toBe(run(Original));
      }),
    );
  });
});

describe('BigInteger, where it is stricter', () => {
  it('calls back for exponent 0, unlike the original', () => {
    const [base, modulus] = [new BigInteger('5', 16), new BigInteger('7', 16)];
    expect(modPow(base, BigInteger.ZERO, modulus)).toBe('1');
    expect(modPow(base, BigInteger.ZERO, BigInteger.ONE)).toBe('0');
  });

  it.each(['undefined', '12 34', '0x12', '1.5', '--1'])('refuses to read %j', (text) => {
    expect(() => new BigInteger(text, 16)).toThrow(SyntaxError);
  });

  it('refuses a negative exponent', () => {
    const [two, minusOne] = [new BigInteger('2', 16), new BigInteger('-1', 16)];
    expect(() => modPow(two, minusOne, new BigInteger('7', 16))).toThrow(RangeError);
  });
});
