import { fromHex, N, power } from '../../local/user-pool/srp.ts';
import { BigInteger } from '../../vite/amplify-patches/native-big-integers/big-integer.ts';

/**
 * Screens sign in hundreds of times, and BigInt takes ten times as long as OpenSSL for each power. What the app ships is
 * what the tests of big-integer.ts, its plugin's tests and the browsers use.
 */
BigInteger.prototype.modPow = function modPow(exponent, modulus, callback) {
  const toNumber = (integer: BigInteger) => fromHex(integer.toString(16));
  if (toNumber(modulus) !== N) throw new RangeError('Only powers modulo N are computed here.');
  callback(null, new BigInteger(power(toNumber(this.mod(modulus)), toNumber(exponent)), 16));
};
