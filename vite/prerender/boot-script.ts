import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type PluginOption } from 'vite';

/** Compressed with brotli, in bytes: what every page costs before anybody does anything with it. */
export const BOOT_SCRIPT_LIMIT = 2_048;

/** What the text of a script element may not hold (HTML, 4.12.1.3). */
const ENDS_ELEMENT = /<!--|<\/?script/i;

/** The small script that stands in every built page, as its text. Throws above its limit. */
export async function buildBootScript(
  root: string,
  plugins: PluginOption[],
  mode: string,
): Promise<string> {
  const built = await build({
    root,
    mode,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: resolve(root, 'src/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The boot script came out empty.');
  const { length } = brotliCompressSync(chunk.code);
  if (length > BOOT_SCRIPT_LIMIT) throw new Error(`The boot script has grown to ${length} bytes.`);
  if (ENDS_ELEMENT.test(chunk.code)) throw new Error('The boot script would end its own element.');
  return chunk.code.trim();
}
