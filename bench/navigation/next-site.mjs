import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProject } from '../lib/build-project.mjs';
import { pageSource, unbuiltStyles } from '../peers/page-source.mjs';
import { next } from '../peers/projects.mjs';

/**
 * Builds pages of the same text and styles with Next, as a static export whose header links them to each other. What
 * our pages (`site`, a built directory) have between header and footer is rendered on its server. Returns the
 * export's directory; undefined if Next can't be fetched or doesn't build.
 */
export function buildNextSite(directory, site, paths) {
  const sources = paths.map((path) => pageSource(join(site, path, 'index.html'), 'main'));
  const links = `${JSON.stringify(paths)}.map((href) => element(Link, { key: href, href }, href))`;
  return buildProject(
    directory,
    next({
      styles: unbuiltStyles(readFileSync(join(site, sources[0].sheet), 'utf8')),
      metadata: { title: 'Next' },
      layout: `element('header', null, ${links}), children`,
      pages: Object.fromEntries(paths.map((path, index) => [path, sources[index].component])),
    }),
  );
}
