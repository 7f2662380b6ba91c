import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../lib/build-site.mjs';
import { serve } from '../lib/serve.mjs';
import { floorOf, hydratedAtOnce } from './page-variants.mjs';

/** The public routes of a built site: what its sitemap lists. */
async function publicPaths(directory) {
  const sitemap = await readFile(join(directory, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
}

/** A copy of a built site with every page changed. */
async function changedCopy(from, to, change) {
  await cp(from, to, { recursive: true });
  for (const name of await readdir(to, { recursive: true })) {
    if (!name.endsWith('index.html')) continue;
    const file = join(to, name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/**
 * Builds and serves the same site four times: as it is; without any script (the floor); with the app
 * started at once; and not prerendered, as a single-page app is usually shipped.
 */
export async function serveVariants(directory) {
  const at = (name) => join(directory, name);
  await buildSite(at('site'));
  await changedCopy(at('site'), at('floor'), floorOf);
  await changedCopy(at('site'), at('at-once'), hydratedAtOnce);
  await buildSite(at('spa'), { without: ['prerender'] });
  return {
    paths: await publicPaths(at('site')),
    site: await serve(at('site')),
    floor: await serve(at('floor')),
    atOnce: await serve(at('at-once')),
    spa: await serve(at('spa'), { shell: 'index.html' }),
  };
}
