#!/usr/bin/env node
/**
 * From click to paint: a page change by a link that has been visible for a while, at full speed and on
 * slow 4G with a quarter of the CPU's speed; and the first click on a freshly loaded page, at that CPU
 * speed. Medians; ends with 1 when a bound is broken.
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
import { CHANGED_PAGES, changePage, timeFirstClick } from './navigation/steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const PAGE_MS = 50;
const FIRST_CLICK_MS = 200;
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

async function measureFirstClicks(browser, { origin }, runs) {
  const taken = { prices: [], theme: [], form: [], far: [], sinceCode: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.prices.push((await timeFirstClick(browser, origin, 'prices')).sincePress);
    taken.theme.push((await timeFirstClick(browser, origin, 'theme')).sincePress);
    const form = await timeFirstClick(browser, origin, 'form');
    taken.form.push(form.sincePress);
    taken.sinceCode.push(form.sinceCode);
    const far = await timeFirstClick(browser, origin, 'form', { network: SLOW_4G });
    taken.far.push(far.sincePress);
  }
  return taken;
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

function reportFirstClicks({ prices, theme, form, far, sinceCode }) {
  printTimes([
    ['first click, 4 × CPU: price switch', prices],
    ['first click, 4 × CPU: theme', theme],
    ['first click, 4 × CPU: empty form', form],
    ['the same, once its code has loaded', sinceCode],
    ['the same, slow 4G', far],
  ]);
  const within = (name, times) => atMost(name, median(times), FIRST_CLICK_MS, ' ms', range(times));
  return [
    within('first click, 4 × CPU: the price switch', prices),
    within('first click, 4 × CPU: the theme', theme),
    within('first click, 4 × CPU: an empty form, once its code has loaded', sinceCode),
  ];
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
