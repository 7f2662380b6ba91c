import { build, type PluginOption, type Rolldown } from 'vite';

/** Vite's bundle of an app whose files, `/app/index.html` first, exist in memory only. */
export async function bundleOf(
  files: Readonly<Record<string, string>>,
  plugins: PluginOption[] = [],
): Promise<Rolldown.OutputBundle> {
  let bundle: Rolldown.OutputBundle = {};
  await build({
    root: '/app',
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: '/app/index.html' } },
    plugins: [
      ...plugins,
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (source, importer = '/app/index.html') => {
          const path = new URL(source, `file://${importer}`).pathname;
          return [source, `/app${source}`, path].find((id) => id in files);
        },
        load: (id) => files[id],
      },
      {
        name: 'keep',
        generateBundle: { order: 'post', handler: (_, output) => void (bundle = output) },
      },
    ],
  });
  return bundle;
}
