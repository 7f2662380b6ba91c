#!/usr/bin/env node
/**
 * Lighthouse (a phone, simulated), interleaved and shuffled in one run: every public page against its
 * own floor, which is the same page without any script; the landing page opened by a campaign's link against
 * itself; and against the same app hydrated on load, and not prerendered, and the same page made by Astro, Next,
 * Gatsby and Docusaurus, which are fetched into a temporary directory. Medians; ends with 1 when a bound is broken.
 *   --runs 5             visits of each page
 *   --only /,/pricing    these pages alone; the landing page brings its peers
 *   --json file          every visit
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge, rowOf } from './lib/bounds.mjs';
import { browserPath } from './lib/chromium.mjs';
import { visit } from './lib/lighthouse.mjs';
import { shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import {
  boundsOf,
  campaignBounds,
  HEADINGS,
  row,
  rowOfPeer,
  rowsOf,
  summary,
} from './pages/figures.mjs';
import { servePeers, serveSite } from './pages/variants.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const chromePath = browserPath();
const CAMPAIGN = '?utm_source=x';

/** The requested pages; by default all public ones. */
function pagesOf(paths) {
  const only = values.only?.split(',') ?? paths;
  const unknown = only.filter((path) => !paths.includes(path));
  if (unknown.length > 0) throw new Error(`Not a public page: ${unknown.join(', ')}`);
  return only;
}

/** What to visit: each page and its floor, the landing page from a campaign, and its peers. */
function targetsOf(pages, { site, floor }, peers) {
  return [
    ...pages.flatMap((path) => [
      { name: path, path, server: site, visits: [] },
      { name: `${path} floor`, path, server: floor, isFloor: true, visits: [] },
    ]),
    ...(pages.includes('/')
      ? [{ name: `/${CAMPAIGN}`, path: '/', query: CAMPAIGN, server: site, visits: [] }]
      : []),
    ...Object.entries(peers).map(([name, server]) => ({ name, path: '/', server, visits: [] })),
  ];
}

async function measure(targets, runs) {
  for (let run = 0; run < runs; run += 1) {
    for (const { name, path, query = '', server, isFloor, visits } of shuffled(targets)) {
      // Categories that don't depend on time are measured once.
      const categories = run === 0 && !isFloor ? undefined : ['performance'];
      visits.push(await visit(chromePath, server.origin + path + query, categories));
      console.error(`${run + 1}/${runs} ${name}: LCP ${visits.at(-1).lcp.toFixed(0)} ms`);
    }
  }
}

function report(targets) {
  const results = targets.map(({ server, visits, ...target }) => ({
    ...target,
    page: summary(visits, server, target.path),
  }));
  const floorOf = (path) => results.find((other) => other.isFloor && other.path === path).page;
  printTable(
    HEADINGS,
    results.map(({ name, path, page }) => row(name, page, floorOf(path))),
  );
  const ours = results.filter(({ name, path }) => name === path);
  const bounds = ours.flatMap(({ path, page }) => boundsOf(path, page, floorOf(path)));
  const campaign = results
    .filter(({ query }) => query !== undefined)
    .flatMap(({ query, page }) =>
      campaignBounds(query, page, results.find(({ name }) => name === '/').page),
    );
  const compared = results.filter(({ name, path }) => path === '/' && !name.endsWith('floor'));
  const peers = compared.map(({ name, path, page }) =>
    rowOfPeer(name === path ? 'ours' : name, page, floorOf(path)),
  );
  judge(
    [...bounds, ...campaign],
    [...rowsOf(bounds, ours.length), ...campaign.map(rowOf), ...peers],
  );
}

await inTemporaryDirectory(async (directory) => {
  const { paths, ...servers } = await serveSite(directory);
  const pages = pagesOf(paths);
  const peers = pages.includes('/') ? await servePeers(directory) : {};
  try {
    const targets = targetsOf(pages, servers, peers);
    await measure(targets, Number(values.runs));
    if (values.json !== undefined) {
      const samples = targets.map(({ name, path, visits }) => ({ name, path, visits }));
      const when = new Date().toISOString();
      writeFileSync(values.json, `${JSON.stringify({ when, samples }, null, 1)}\n`);
    }
    report(targets);
  } finally {
    for (const server of [...Object.values(servers), ...Object.values(peers)]) server.close();
  }
});
