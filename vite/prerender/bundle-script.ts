import { resolve } from 'node:path';
import { build, type LibraryFormats, type PluginOption } from 'vite';

export interface BundleOptions {
  root: string;
  mode: string;
  plugins: PluginOption[];
}

/**
 * Bundles a module and its imports into a single script, separate from the app's, and returns its text. It also runs in
 * browsers that the app doesn't support, because it tells their users so.
 */
export async function bundleScript(
  { root, mode, plugins }: BundleOptions,
  entry: string,
  format: LibraryFormats,
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
      target: 'es2020',
      lib: { entry: resolve(root, entry), formats: [format], name: 'script' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Bundling ${entry} produced no script.`);
  return chunk.code.trim();
}
