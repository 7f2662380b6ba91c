#!/usr/bin/env node
/**
 * Builds the site as it is and with ten times as many public pages (generated articles), and compares
 * the JavaScript that the landing page needs, file by file. Exits with 1 if it has grown by a byte.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addArticles, copySources } from './growth/grown-copy.mjs';
import { landingScripts } from './growth/landing-scripts.mjs';
import { atMost, judge, rowOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { openBrowser } from './lib/chromium.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';

const TIMES = 10;
const KINDS = 3;
const here = fileURLToPath(new URL('..', import.meta.url));

async function build(root) {
  await buildSite(join(root, 'dist'), { root });
  const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8');
  return sitemap.split('<url>').length - 1;
}

/** Builds a copy of the site with this many more articles in each list. */
async function copyWith(directory, name, articles) {
  const root = join(directory, name);
  await mkdir(root);
  await copySources(here, root);
  await addArticles(root, articles);
  return { root, pages: await build(root) };
}

await inTemporaryDirectory(async (directory) => {
  const asIs = await copyWith(directory, 'as-is', 0);
  const more = Math.ceil((asIs.pages * (TIMES - 1)) / KINDS);
  const grown = await copyWith(directory, 'grown', more);
  const browser = await openBrowser();
  try {
    const before = await landingScripts(browser, join(asIs.root, 'dist'));
    const after = await landingScripts(browser, join(grown.root, 'dist'));
    const files = [...new Set([...before.keys(), ...after.keys()])];
    const size = (sizes, file) => sizes.get(file) ?? 0;
    printTable(
      ['JavaScript of the landing page', `B at ${asIs.pages} pages`, `B at ${grown.pages} pages`],
      files.map((file) => [file, size(before, file), size(after, file)]),
    );
    const total = (sizes) => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const what = `JavaScript of / with ${grown.pages} pages, against ${asIs.pages}`;
    judge(
      files.map((file) => atMost(file, size(after, file), size(before, file), ' B')),
      [rowOf(atMost(what, total(after), total(before), ' B'))],
    );
  } finally {
    await browser.close();
  }
});
