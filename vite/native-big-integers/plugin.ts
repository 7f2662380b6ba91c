import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { amplifyPath, driftOf, ORIGINAL, usesBigIntegers } from './fingerprint.ts';

const NAME = 'native-big-integers';
const AMPLIFY_AUTH = /@aws-amplify[\\/]auth[\\/]dist[\\/]esm[\\/]/;
const REPLACEMENT = normalizePath(fileURLToPath(new URL('big-integer.ts', import.meta.url)));

/**
 * Serves big-integer.ts in place of the big integers in Amplify's SRP, which are five to eight
 * times slower and block the main thread meanwhile. Builds, the dev server and its pre-bundling
 * are covered. Stops with a sentence when Amplify's code is not the code this was written for, or
 * when SRP is in the module graph and the replacement was not used.
 */
export function nativeBigIntegers(): Plugin {
  return {
    ...replacement(),
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replacement()] } } }),
  };
}

function replacement() {
  let user: string | undefined;
  let replaced = false;
  return {
    name: NAME,
    buildStart() {
      user = undefined;
      replaced = false;
    },
    load: {
      filter: { id: AMPLIFY_AUTH },
      async handler(id) {
        const path = amplifyPath(id);
        if (path !== ORIGINAL) return null;
        const drift = driftOf(path, await readSource(id));
        if (drift !== undefined) this.error(`${NAME}: ${drift}`);
        replaced = true;
        return `export { BigInteger as default } from ${JSON.stringify(REPLACEMENT)};`;
      },
    },
    transform: {
      filter: { id: AMPLIFY_AUTH },
      async handler(code, id) {
        const path = amplifyPath(id);
        if (path === undefined || !usesBigIntegers(path, code)) return;
        const drift = driftOf(path, await readSource(id));
        if (drift !== undefined) this.error(`${NAME}: ${drift}`);
        user = path;
      },
    },
    buildEnd(error) {
      if (error !== undefined || user === undefined || replaced) return;
      this.error(
        `${NAME}: ${user} is in the build, but ${ORIGINAL} was never loaded, so the replacement was not used. Has Amplify moved it?`,
      );
    },
  } satisfies Rolldown.Plugin;
}

/** The file as it was published: the code that a hook is handed may have lost its source map. */
function readSource(moduleId: string): Promise<string> {
  return readFile(moduleId.split('?')[0] ?? moduleId, 'utf8');
}
