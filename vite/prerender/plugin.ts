import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { SOCIAL_IMAGE, socialImage } from '../social-image/social-image.ts';
import { filesByScreen, findAssets, scriptByModule } from './assets.ts';
import { buildBootScript } from './boot-script.ts';
import { criticalCss } from './critical-css.ts';
import { publicMetadata } from './metadata.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { bareTemplate, composePage } from './page-html.ts';
import { publicScreens, ROUTE_TABLE } from './screens.ts';
import { withPageRenderer } from './server-bundle.ts';
import { feed, robots, securityTxt, sitemap } from './site-files.ts';

export interface PrerenderOptions {
  /** The plugins that the app's sources need, anew for each build. */
  plugins: () => PluginOption[];
  /** The site's origin. */
  siteUrl: string;
}

/** The page for screens that are drawn in the browser alone. */
export const SHELL = 'app.html';

/**
 * After the build, writes every public page and the first state of the auth screens to files that need
 * no script to be read, a page for unknown paths, and the shell for all other screens.
 */
export function prerender({ plugins, siteUrl }: PrerenderOptions): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      ({ root, mode } = config);
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const assets = findAssets(bundle);
      const filesOf = filesByScreen(bundle);
      const directory = resolve(root, dir);
      const write = writerTo(directory);
      const indexHtml = await readFile(join(directory, 'index.html'), 'utf8');
      const sheet = await readFile(join(directory, assets.styles.slice(1)), 'utf8');
      const boot = await buildBootScript(root, plugins(), mode);
      const template = bareTemplate(indexHtml);
      const scriptOf = scriptByModule(bundle);
      const screensOf = publicScreens(await readFile(join(root, ROUTE_TABLE), 'utf8'));
      const compose = (markup: string, screens: readonly string[], now: boolean, extraHead = '') =>
        composePage(template, {
          markup,
          css: criticalCss(sheet, markup),
          extraHead,
          boot: {
            code: boot,
            app: [assets.app, ...screens.map(scriptOf)],
            styles: assets.styles,
            now,
          },
          preload: now ? screens.flatMap(filesOf) : [],
        });
      await write(SHELL, shellOf(indexHtml, boot));
      await withPageRenderer({ root, mode, plugins: plugins() }, async (renderer) => {
        const pages: PageFacts[] = [];
        for (const path of renderer.publicPaths) {
          const markup = await renderer.renderPage(path);
          const page = pageFacts(path, markup);
          pages.push(page);
          const metadata = publicMetadata(page, siteUrl);
          await write(fileOf(path), compose(markup, screensOf(path), false, metadata));
        }
        await writeSiteFiles(write, pages, siteUrl);
        const writeStarting = async (name: string, path: string, screen: string) =>
          write(name, compose(await renderer.renderPage(path), [screen], true));
        for (const path of renderer.authPaths) {
          await writeStarting(fileOf(path), path, `src/routes/auth${path}.tsx`);
        }
        await writeStarting('404.html', '/404', 'src/routes/marketing/not-found.tsx');
      });
    },
  };
}

async function writeSiteFiles(
  write: (name: string, content: string | Buffer) => Promise<void>,
  pages: readonly PageFacts[],
  siteUrl: string,
): Promise<void> {
  const publicPaths = pages.map(({ path }) => path);
  await write('sitemap.xml', sitemap(publicPaths, siteUrl));
  await write('robots.txt', robots(siteUrl));
  await write('feed.xml', feed(pages, siteUrl));
  await write('.well-known/security.txt', securityTxt(siteUrl, new Date()));
  await write(SOCIAL_IMAGE.fileName, socialImage());
}

function fileOf(path: string): string {
  return join(path, 'index.html').slice(1);
}

function writerTo(directory: string): (name: string, content: string | Buffer) => Promise<void> {
  return async (name, content) => {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
}

function shellOf(indexHtml: string, boot: string): string {
  const head = `<meta name="robots" content="noindex" /><script>${boot}</script>`;
  return indexHtml.replace('<script', () => `${head}<script`);
}
