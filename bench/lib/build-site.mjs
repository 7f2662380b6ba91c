import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app into a directory, as `npm run build` does.
 * `without`: names of the build's plugins to leave out.
 */
export async function buildSite(outDir, { without = [] } = {}) {
  process.chdir(root);
  // Vite's runnerImport sets it to development, and a build would keep that.
  process.env.NODE_ENV = 'production';
  const env = { command: 'build', mode: 'production' };
  const loaded = await loadConfigFromFile(env, `${root}/vite.config.ts`, root);
  const plugins = await Promise.all(loaded.config.plugins.flat(Infinity));
  await build({
    ...loaded.config,
    root,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter((plugin) => !without.includes(plugin?.name)),
    build: { ...loaded.config.build, outDir, emptyOutDir: true, reportCompressedSize: false },
  });
}
