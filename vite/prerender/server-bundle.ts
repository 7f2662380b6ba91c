import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import type { PageHead } from '../../src/content/page-meta.ts';

/** The exports of src/app/render-page.tsx. */
export interface PageRenderer {
  renderPage: (pathname: string) => Promise<{ markup: string; head: PageHead | undefined }>;
  renderOfflineNotice: () => Promise<string>;
  renderUnreadableRequest: () => Promise<string>;
}

/** Rendering a page never needs Amplify. */
const withoutAmplify: Plugin = {
  name: 'prerender-without-amplify',
  enforce: 'pre',
  resolveId: (source) =>
    source.includes('/amplify/') ? { id: 'amplify-is-for-browsers', external: true } : null,
};

/** Builds the app for Node, passes its renderer to `use`, then removes the build. */
export async function withPageRenderer<Value>(
  { root, mode, plugins }: { root: string; mode: string; plugins: PluginOption[] },
  use: (renderer: PageRenderer) => Promise<Value>,
): Promise<Value> {
  const directory = await mkdtemp(join(tmpdir(), 'prerender-'));
  try {
    await build({
      root,
      mode,
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [withoutAmplify, plugins],
      ssr: { noExternal: true },
      build: {
        ssr: resolve(root, 'src/app/render-page.tsx'),
        outDir: directory,
        emptyOutDir: true,
        minify: false,
        rollupOptions: { output: { entryFileNames: 'render-page.mjs' } },
      },
    });
    const renderer: PageRenderer = await import(
      pathToFileURL(join(directory, 'render-page.mjs')).href
    );
    return await use(renderer);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
