#!/usr/bin/env node
/**
 * From click to paint: a page change by a link that has been visible for a while, at full speed and on
 * slow 4G with a quarter of the CPU's speed; and the first click on freshly loaded pages, at that CPU
 * speed. Medians, with the fastest and the slowest; ends with 1 when a bound is broken.
 * Next is measured in the same shuffled run with pages of the same text, installed into a temporary directory;
 * without a registry, that comparison is skipped.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { atMost, judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { serve } from './lib/serve.mjs';
import { PHONE_CPU, SLOW_4G } from './lib/slow-browser.mjs';
import { median, range, shuffled } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import { buildNextSite } from './navigation/next-site.mjs';
import { CHANGED_PAGES, changePage, FIRST_CLICKS, timeFirstClick } from './navigation/steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const PAGE_MS = 50;
const FIRST_CLICK_MS = 100;
/** A share of Next's time, on slow 4G with a quarter of the CPU's speed: no slower than Next. */
const OF_NEXT = 1;
const FULL_SPEED = 'page change, full speed';
const SLOWED = 'page change, slow 4G and 4 × CPU';
const SLOW = { network: SLOW_4G, cpu: PHONE_CPU };

/** The times of each site, first at full speed, then slowed. */
async function measurePages(browser, sites, runs) {
  const visits = sites.flatMap((site) =>
    [{}, SLOW].map((throttling) => ({ site, throttling, times: [] })),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { site, throttling, times } of shuffled(visits)) {
      times.push(await changePage(browser, site, throttling));
    }
  }
  return visits.map(({ times }) => times);
}

/** The times of each first click; those that need the app also since its code has loaded, and on a slow network. */
async function measureFirstClicks(browser, { origin }, runs) {
  const clicks = Object.entries(FIRST_CLICKS).map(([key, { name, needsApp = false }]) => ({
    key,
    name,
    needsApp,
    sincePress: [],
    sinceCode: [],
    far: [],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { key, needsApp, sincePress, sinceCode, far } of shuffled(clicks)) {
      const times = await timeFirstClick(browser, origin, key);
      sincePress.push(times.sincePress);
      sinceCode.push(times.sinceCode);
      if (needsApp) {
        far.push((await timeFirstClick(browser, origin, key, { network: SLOW_4G })).sincePress);
      }
    }
  }
  return clicks;
}

function reportPages([fullSpeed, slowed, ...next]) {
  const rows = [
    [FULL_SPEED, fullSpeed],
    [SLOWED, slowed],
  ];
  const bounds = [atMost(FULL_SPEED, median(fullSpeed), PAGE_MS, ' ms')];
  if (next.length === 0) {
    console.log('Next could not be fetched: the comparison was skipped.');
  } else {
    const [nextFullSpeed, nextSlowed] = next;
    rows.push([`Next: ${FULL_SPEED}`, nextFullSpeed], [`Next: ${SLOWED}`, nextSlowed]);
    bounds.push(shareOf("Next's", SLOWED, median(slowed), median(nextSlowed), OF_NEXT));
  }
  printTimes(rows);
  return bounds;
}

function reportFirstClicks(clicks) {
  const rows = clicks.flatMap(({ name, needsApp, sincePress, sinceCode, far }) => [
    [`first click, 4 × CPU: ${name}`, sincePress],
    ...(needsApp ? [['the same, once its code has loaded', sinceCode]] : []),
    ...(needsApp ? [['the same, slow 4G', far]] : []),
  ]);
  printTimes(rows);
  return clicks.map(({ name, needsApp, sincePress, sinceCode }) => {
    const times = needsApp ? sinceCode : sincePress;
    const what = `first click, 4 × CPU: ${name}${needsApp ? ', once its code has loaded' : ''}`;
    return atMost(what, median(times), FIRST_CLICK_MS, ' ms', range(times));
  });
}

function printTimes(rows) {
  printTable(
    ['click to paint', 'ms', 'range'],
    rows.map(([name, times]) => [name, median(times).toFixed(0), range(times)]),
  );
}

/** No site if Next can't be fetched. */
async function serveNext(directory, site) {
  const out = await buildNextSite(directory, site, CHANGED_PAGES);
  if (out === undefined) return [];
  return [{ ...(await serve(out, { plain: true })), waitsForInteraction: false }];
}

await inTemporaryDirectory(async (directory) => {
  const out = join(directory, 'site');
  await buildSite(out);
  const ours = { ...(await serve(out)), waitsForInteraction: true };
  const sites = [ours, ...(await serveNext(join(directory, 'next'), out))];
  const browser = openBareBrowser(join(directory, 'profile'));
  const runs = Number(values.runs);
  try {
    const pages = await measurePages(browser, sites, runs);
    const presses = await measureFirstClicks(browser, ours, runs);
    judge([...reportPages(pages), ...reportFirstClicks(presses)]);
  } finally {
    await browser.close();
    for (const site of sites) site.close();
  }
});
