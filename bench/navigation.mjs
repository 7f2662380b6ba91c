#!/usr/bin/env node
/**
 * From click to paint: a page change by a link that has been visible for a while, at full speed and on
 * slow 4G with a quarter of the CPU's speed; and the first click on a freshly loaded page, at that CPU
 * speed. Medians; ends with 1 when a bound is broken.
 * Next is measured in the same run with pages of the same text, installed into a temporary directory;
 * without a registry, an earlier figure is used instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { atMost, judge, shareOf } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { serve } from './lib/serve.mjs';
import { PHONE_CPU, SLOW_4G } from './lib/slow-browser.mjs';
import { median, range } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import { buildNextSite } from './navigation/next-site.mjs';
import { CHANGED_PAGES, changePage, timeFirstClick } from './navigation/steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const PAGE_MS = 50;
const FIRST_CLICK_MS = 200;
/** A share of Next's time, on slow 4G with a quarter of the CPU's speed. */
const OF_NEXT = 0.25;
/** Milliseconds, measured on 2026-11-21 on two cores, for when Next can't be fetched. */
const NEXT_BEFORE = [763];
const SLOW = { network: SLOW_4G, cpu: PHONE_CPU };

async function measurePages(browser, ours, next, runs) {
  const taken = { unslowed: [], slow: [], nextUnslowed: [], nextSlow: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.unslowed.push(await changePage(browser, ours, {}));
    taken.slow.push(await changePage(browser, ours, SLOW));
    if (next === undefined) continue;
    taken.nextUnslowed.push(await changePage(browser, next, {}));
    taken.nextSlow.push(await changePage(browser, next, SLOW));
  }
  return taken;
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

function reportPages({ unslowed, slow, nextUnslowed, nextSlow }) {
  const measured = nextSlow.length > 0;
  if (!measured) console.log('Next could not be fetched: using an earlier figure.');
  printTimes([
    ['page change, full speed', unslowed],
    ['page change, slow 4G and 4 × CPU', slow],
    ...(measured ? [['Next: page change, full speed', nextUnslowed]] : []),
    ['Next: page change, slow 4G and 4 × CPU', measured ? nextSlow : NEXT_BEFORE],
  ]);
  const nextMs = median(measured ? nextSlow : NEXT_BEFORE);
  return [
    atMost('page change, full speed', median(unslowed), PAGE_MS, ' ms'),
    shareOf("Next's", 'page change, slow 4G and 4 × CPU', median(slow), nextMs, OF_NEXT),
  ];
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

async function serveNext(directory, site) {
  const out = await buildNextSite(directory, site, CHANGED_PAGES);
  if (out === undefined) return undefined;
  return { ...(await serve(out, { plain: true })), waitsForInteraction: false };
}

await inTemporaryDirectory(async (directory) => {
  const out = join(directory, 'site');
  await buildSite(out);
  const ours = { ...(await serve(out)), waitsForInteraction: true };
  const next = await serveNext(join(directory, 'next'), out);
  const browser = openBareBrowser(join(directory, 'profile'));
  const runs = Number(values.runs);
  try {
    const pages = await measurePages(browser, ours, next, runs);
    const presses = await measureFirstClicks(browser, ours, runs);
    judge([...reportPages(pages), ...reportFirstClicks(presses)]);
  } finally {
    await browser.close();
    ours.close();
    next?.close();
  }
});
