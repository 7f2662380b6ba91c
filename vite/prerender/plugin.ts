import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import type { StyleGroup } from '../../src/app/route.ts';
import { DASHBOARD_LAYOUT, moduleOf, notFoundRoute, routes } from '../../src/app/routes.ts';
import { connectionsAt, type ServiceUrls } from '../../src/app/connections.ts';
import { browserPaths } from '../../src/app/site-paths.ts';
import { company } from '../../src/config/company.ts';
import { favicon } from '../favicon.ts';
import { UNREADABLE_PAGE } from '../hosting/answer.ts';
import { SOCIAL_IMAGE, socialImage } from '../social-image.ts';
import { assetsOf, type Assets } from './assets.ts';
import type { BootElement } from './boot-element.ts';
import { buildBootScript } from './boot-script.ts';
import { stylesByGroup } from './critical-css.ts';
import { publicMetadata, type PublicPage } from './metadata.ts';
import { bareTemplate, composePage, connectLinks, shellPage } from './page-html.ts';
import { buildRecoveryScript, RECOVERY } from './recovery-script.ts';
import { fileOf, renderPages, shellModulesOf, type RenderedPage } from './rendered-pages.ts';
import { withPageRenderer } from './server-bundle.ts';
import { feed, robots, securityTxt, securityTxtWarning, sitemap } from './site-files.ts';

export interface PrerenderOptions {
  /** Creates the plugins that the app's sources need. Called for each build. */
  plugins: () => PluginOption[];
  /** The site's origin. */
  siteUrl: string;
  /** The name of the cookie that only signed-in users have. */
  sessionCookie: string;
  services: ServiceUrls;
}

/**
 * After the build, writes a file for every path of the site: prerendered public pages and first states of auth screens, an
 * empty shell for screens that render only in the browser, and the 404 page. Any host that serves directories can then
 * serve the site.
 */
export function prerender({ plugins, siteUrl, sessionCookie, services }: PrerenderOptions): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      ({ root, mode } = config);
    },
    buildStart() {
      const missing = [DASHBOARD_LAYOUT, notFoundRoute.page, ...routes.map(({ page }) => page)]
        .map(moduleOf)
        .filter((module) => !existsSync(join(root, module)));
      if (missing.length > 0)
        this.error(`src/app/routes.ts names missing files: ${missing.join(', ')}`);
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const directory = resolve(root, dir);
      const read = (name: string) => readFile(join(directory, name), 'utf8');
      const write = writerTo(directory);
      const assets = assetsOf(bundle);
      const server = { root, mode, plugins: plugins() };
      const { pages, ...rendered } = await withPageRenderer(server, async (renderer) => ({
        pages: await renderPages(renderer),
        notice: await renderer.renderOfflineNotice(),
        unreadable: await renderer.renderUnreadableRequest(),
      }));
      const site: Site = {
        assets,
        indexHtml: await read('index.html'),
        ...rendered,
        services,
        boot: { code: await buildBootScript(root, plugins(), mode), session: sessionCookie },
      };
      const sheet = await Promise.all(
        [assets.faces, assets.styles].map((url) => read(url.slice(1))),
      );
      await writePages(write, site, pages, siteUrl, sheet.join(''));
      await writeShells(write, site);
      await write('favicon.ico', favicon(await read('favicon.svg')));
      await write(RECOVERY, await buildRecoveryScript(root, plugins(), mode));
      await writeSiteFiles(
        write,
        pages.flatMap(({ indexed }) => indexed ?? []),
        siteUrl,
      );
      const warning = securityTxtWarning(company.securityTxtExpires, new Date());
      if (warning !== null) this.warn(warning);
    },
  };
}

/** What all pages share. */
interface Site {
  assets: Assets;
  indexHtml: string;
  /** Shown if the app can't be loaded. */
  notice: string;
  /** Written to a file of its own, which works without the app. */
  unreadable: string;
  services: ServiceUrls;
  boot: Omit<BootElement, 'page'>;
}

/** Shared with other pages, so that the policy needs no further hash. */
const UNREADABLE_STYLES: StyleGroup = 'forms';

type Write = (name: string, content: string | Buffer) => Promise<void>;

async function writePages(
  write: Write,
  { assets, indexHtml, notice, unreadable, services, boot }: Site,
  pages: readonly RenderedPage[],
  siteUrl: string,
  wholeSheet: string,
): Promise<void> {
  const { app, styles, scriptOf, filesOf } = assets;
  const template = bareTemplate(indexHtml);
  const sheets = stylesByGroup(wholeSheet, [
    ...pages.map(({ styles, markup }) => ({ styles, markup: markup + notice })),
    { styles: UNREADABLE_STYLES, markup: unreadable },
  ]);
  for (const { path, file, markup, modules, styles: group, start, indexed } of pages) {
    const page = { app: [app, ...modules.map(scriptOf)], styles, ...start };
    const html = composePage(template, {
      markup,
      notice,
      css: sheets.get(group) ?? '',
      extraHead:
        indexed === null
          ? connectLinks(connectionsAt(path, services))
          : publicMetadata(indexed, siteUrl),
      boot: { ...boot, page },
      preload: start.startsImmediately ? modules.flatMap(filesOf) : [],
    });
    await write(file, html);
  }
  const css = sheets.get(UNREADABLE_STYLES) ?? '';
  const unreadablePage = { markup: unreadable, notice: '', css, extraHead: '', boot: null };
  await write(UNREADABLE_PAGE, composePage(template, { ...unreadablePage, preload: [] }));
}

async function writeShells(
  write: Write,
  { assets, indexHtml, notice, services, boot }: Site,
): Promise<void> {
  for (const path of browserPaths) {
    const shell = shellPage(indexHtml, {
      faces: assets.faces,
      notice,
      extraHead: connectLinks(connectionsAt(path, services)),
      boot: { ...boot, page: { app: [assets.app], styles: '', startsImmediately: true } },
      preload: [...new Set(shellModulesOf(path).flatMap(assets.filesOf))],
    });
    await write(fileOf(path), shell);
  }
}

async function writeSiteFiles(
  write: Write,
  pages: readonly PublicPage[],
  siteUrl: string,
): Promise<void> {
  const publicPaths = pages.map(({ path }) => path);
  await write('sitemap.xml', sitemap(publicPaths, siteUrl));
  await write('robots.txt', robots(siteUrl));
  await write('feed.xml', feed(pages, siteUrl));
  await write('.well-known/security.txt', securityTxt(siteUrl));
  await write(SOCIAL_IMAGE.fileName, socialImage());
}

function writerTo(directory: string): Write {
  return async (name, content) => {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
}
