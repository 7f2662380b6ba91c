import { fromHex, N, power } from '../../local/user-pool/srp.ts';
import { BigInteger } from '../../vite/amplify-patches/native-big-integers/big-integer.ts';

/**
 * Computes SRP's modular powers with OpenSSL, which takes a sixth of the app's time: screens sign in hundreds of times. The
 * tests of big-integer.ts and its plugin, and the browser tests, use the app's own `modPow`.
 */
BigInteger.prototype.modPow = function modPow(exponent, modulus, callback) {
  const toNumber = (integer: BigInteger) => fromHex(integer.toString(16));
  if (toNumber(modulus) !== N) throw new RangeError('Only powers modulo N are computed here.');
  callback(null, new BigInteger(power(toNumber(this.mod(modulus)), toNumber(exponent)), 16));
};
