import { modularPower, remainder } from '../../../src/lib/modular-power.ts';

/**
 * Amplify's big integers for SRP, implemented with the engine's BigInt: the same interface and results as
 * `@aws-amplify/auth/…/srp/BigInteger/BigInteger.mjs`, as far as that package uses them (fingerprint.ts lists the
 * modules). Supports only radix 16.
 *
 * Unlike the original, calls back for a power with exponent 0 too, and throws for text that isn't hexadecimal instead of
 * returning a wrong number.
 */
export class BigInteger {
  static readonly ZERO = new BigInteger('0', 16);
  static readonly ONE = new BigInteger('1', 16);

  private readonly value: bigint;

  constructor(text: string | bigint, radix: 16) {
    this.value = typeof text === 'bigint' ? text : parseHex(text, radix);
  }

  /** Lower case, with a leading minus sign for a negative number. */
  toString(radix: 16): string {
    return this.value.toString(radix);
  }

  abs(): BigInteger {
    return this.value < 0n ? wrap(-this.value) : this;
  }

  /** Positive, zero or negative if this number is greater than, equal to or less than the other. */
  compareTo(other: BigInteger): number {
    if (this.value === other.value) return 0;
    return this.value > other.value ? 1 : -1;
  }

  equals(other: BigInteger): boolean {
    return this.value === other.value;
  }

  add(other: BigInteger): BigInteger {
    return wrap(this.value + other.value);
  }

  subtract(other: BigInteger): BigInteger {
    return wrap(this.value - other.value);
  }

  multiply(other: BigInteger): BigInteger {
    return wrap(this.value * other.value);
  }

  /** Never negative. */
  mod(modulus: BigInteger): BigInteger {
    return wrap(remainder(this.value, modulus.value));
  }

  /** Calls back before it returns, as the original does. */
  modPow(
    exponent: BigInteger,
    modulus: BigInteger,
    callback: (error: Error | null, result: BigInteger) => void,
  ): void {
    callback(null, wrap(modularPower(this.value, exponent.value, modulus.value)));
  }
}

function wrap(value: bigint): BigInteger {
  return new BigInteger(value, 16);
}

function parseHex(text: string, radix: number): bigint {
  const [, sign, digits] = /^(-?)([0-9a-f]*)$/i.exec(text) ?? [];
  if (radix !== 16 || digits === undefined) {
    throw new SyntaxError('BigInteger only parses hexadecimal digits.');
  }
  const magnitude = BigInt(`0x0${digits}`);
  return sign === '-' ? -magnitude : magnitude;
}
