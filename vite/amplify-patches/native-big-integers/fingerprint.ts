import { createHash } from 'node:crypto';
import { AMPLIFY_AUTH } from '../patch-amplify.ts';

const UTILS = 'providers/cognito/utils/';

/** The path of the replaced module inside Amplify's package. */
export const ORIGINAL = `${UTILS}srp/BigInteger/BigInteger.mjs`;

/**
 * SHA-256 of the original module, and of every module that uses it, when big-integer.ts was last checked against them
 * (@aws-amplify/auth 6.21.1).
 */
const KNOWN_HASHES: Readonly<Record<string, string>> = {
  [ORIGINAL]: '23b18cb99cd7fed73c86fd8b787483ef39b5d837cf33f34fba06ed4c22d86046',
  [`${UTILS}srp/getPaddedHex.mjs`]:
    '9bf91f23b11286b0ab39068f6276ab76d86240e515155fe2a0385cb288635d00',
  [`${UTILS}srp/getAuthenticationHelper.mjs`]:
    '47bc4895d5383f824b962b61b6b8d5a7185ea651cdfa8e54589bb3e9922d5e73',
  [`${UTILS}srp/AuthenticationHelper/AuthenticationHelper.mjs`]:
    '0d8464fbc11c7eeb5f904328b061bbb81a712b7ec7b3ac041daf1c6359d1a13a',
  [`${UTILS}srp/calculate/calculateA.mjs`]:
    '2461b2a3c2f33682d8ee257a60f1c30da700ee8d05b2065f09b1ccc515d1c48a',
  [`${UTILS}srp/calculate/calculateS.mjs`]:
    'e7c6b39b42411cf9d87f48d5f9fc0b0ab1ae9ef320c86b1492ac947fd01aa9e0',
  [`${UTILS}srp/calculate/calculateU.mjs`]:
    'b3a8e6b167fa53dab05ec12912fe79dcc3693eccb0e22c323c143afdb2aa5a3b',
  [`${UTILS}handleDeviceSRPAuth.mjs`]:
    'cda29588d28fb047e7fb2a6dc94029672c16b8ce06c10f8ba8db501a3eeccfbc',
  [`${UTILS}handlePasswordVerifierChallenge.mjs`]:
    'a136498c2a51218bee8862ee97d358cd63fdba85213ca7ef2fa5b26985332d2e',
};

const BIG_INTEGER_USE = /\bBigInteger\b|\bmodPow\b/;

/** Whether the module uses big integers, and so needs the original to be replaced. */
export function usesBigIntegers(path: string, code: string): boolean {
  return path in KNOWN_HASHES || BIG_INTEGER_USE.test(code);
}

/** A message about what has changed in Amplify since then. Undefined if nothing has. */
export function driftOf(path: string, code: string): string | undefined {
  const expected = KNOWN_HASHES[path];
  const advice = `Compare it with vite/amplify-patches/native-big-integers/big-integer.ts, fix that if necessary, then update vite/amplify-patches/native-big-integers/fingerprint.ts.`;
  if (expected === undefined) {
    return BIG_INTEGER_USE.test(code)
      ? `${AMPLIFY_AUTH}${path} uses Amplify's big integers, but isn't in the list of modules that do. ${advice}`
      : undefined;
  }
  const actual = createHash('sha256').update(code).digest('hex');
  return actual === expected
    ? undefined
    : `${AMPLIFY_AUTH}${path} has changed: its SHA-256 is now ${actual}. ${advice}`;
}
