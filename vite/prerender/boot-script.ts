import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type PluginOption } from 'vite';

export interface BootScript {
  /** Relative to the site's directory, with a hash of the content. */
  fileName: string;
  code: string;
}

/** Compressed with brotli, in bytes: what every page costs before anybody does anything with it. */
export const BOOT_SCRIPT_LIMIT = 2_048;

/** The small script that every built page loads: one file, for a plain script element. Throws above its limit. */
export async function buildBootScript(
  root: string,
  plugins: PluginOption[],
  mode: string,
): Promise<BootScript> {
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
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/boot-${hash}.js`, code: chunk.code };
}
