import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { patchAmplify } from '../patch-amplify.ts';
import { driftOf, ORIGINAL, usesBigIntegers } from './fingerprint.ts';

const REPLACEMENT = normalizePath(fileURLToPath(new URL('big-integer.ts', import.meta.url)));

/**
 * Replaces the big integers in Amplify's SRP, which are five to eight times slower and block the main thread, with
 * big-integer.ts.
 */
export function nativeBigIntegers(): Plugin {
  return patchAmplify({
    name: 'native-big-integers',
    target: ORIGINAL,
    needsTarget: usesBigIntegers,
    withoutTarget: 'the replacement was not used',
    patch: (path, source) => {
      const problem = driftOf(path, source);
      if (problem !== undefined) return { problem };
      return path === ORIGINAL
        ? { code: `export { BigInteger as default } from ${JSON.stringify(REPLACEMENT)};` }
        : null;
    },
  });
}
