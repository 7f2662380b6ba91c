import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('computation.mjs', import.meta.url));

/** The computation as one module each, in source text: with Amplify's big integers and with ours. */
export async function buildBundles() {
  const { module } = await runnerImport(
    `${root}vite/amplify-patches/native-big-integers/plugin.ts`,
  );
  return {
    amplify: await bundle([]),
    native: await bundle([module.nativeBigIntegers()]),
  };
}

async function bundle(plugins) {
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: { entry, formats: ['es'] },
    },
  });
  return output[0].code;
}
