import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildProject } from '../lib/build-project.mjs';
import { buildSite } from '../lib/build-site.mjs';
import { serve } from '../lib/serve.mjs';
import { pageSource } from '../peers/page-source.mjs';
import { PROJECTS } from '../peers/projects.mjs';
import { floorOf, hydratedOnLoad } from './page-variants.mjs';

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

/** Builds and serves the site as it is, and without any script: the floor. */
export async function serveSite(directory) {
  const at = (name) => join(directory, name);
  await buildSite(at('site'));
  await changedCopy(at('site'), at('floor'), floorOf);
  return {
    paths: await publicPaths(at('site')),
    site: await serve(at('site')),
    floor: await serve(at('floor')),
  };
}

/**
 * Serves alternatives to a built site's landing page, by name: with the app started on load; not prerendered, like most
 * single-page apps; and built by other tools, if they can be fetched.
 */
export async function servePeers(directory) {
  const at = (name) => join(directory, name);
  await changedCopy(at('site'), at('at-once'), hydratedOnLoad);
  await buildSite(at('spa'), { without: ['prerender'] });
  const peers = {
    'hydrated immediately': await serve(at('at-once')),
    'not prerendered': await serve(at('spa'), { fallback: 'index.html' }),
  };
  const source = pageSource(at('site/index.html'), '#root');
  for (const [name, project] of Object.entries(PROJECTS)) {
    const out = await buildProject(at(name), project(source));
    if (out === undefined) console.error(`${name} could not be fetched or built: left out.`);
    else peers[name] = await serve(out, { plain: true });
  }
  return peers;
}
