#!/usr/bin/env node
/**
 * From press to paint: the change of a page by a link that was on the screen for a while, unslowed
 * and on slow 4G with a quarter of the CPU's speed; and the first press on a page that nobody has
 * touched, at that speed. Medians; ends with 1 when a bound is broken.
 * Next, with pages of the same text, changes them in the same run; it is fetched into a temporary directory.
 * Without a registry, what it took before stands for it.
 *   --runs 5     of each
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { atMost, judge } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { serve } from './lib/serve.mjs';
import { PHONE_CPU, SLOW_4G } from './lib/slow-browser.mjs';
import { median } from './lib/statistics.mjs';
import { printTable } from './lib/table.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';
import { buildNextSite } from './navigation/next-site.mjs';
import { CHANGED_PAGES, changePage, pressFirst } from './navigation/steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const PAGE_MS = 50;
const FIRST_PRESS_MS = 200;
/** Of Next's, on slow 4G with a quarter of the CPU's speed. */
const OF_NEXT = 0.25;
/** Milliseconds on 2026-11-21, on two cores, for where Next can't be fetched. */
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

async function measurePresses(browser, { origin }, runs) {
  const taken = { prices: [], theme: [], form: [], far: [], sinceCode: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.prices.push((await pressFirst(browser, origin, 'prices')).sincePress);
    taken.theme.push((await pressFirst(browser, origin, 'theme')).sincePress);
    const form = await pressFirst(browser, origin, 'form');
    taken.form.push(form.sincePress);
    taken.sinceCode.push(form.sinceCode);
    const far = await pressFirst(browser, origin, 'form', { network: SLOW_4G });
    taken.far.push(far.sincePress);
  }
  return taken;
}

function reportPages({ unslowed, slow, nextUnslowed, nextSlow }) {
  const measured = nextSlow.length > 0;
  if (!measured) console.log('Next could not be fetched: its earlier figure stands for it.');
  printTimes([
    ['page by link, unslowed', unslowed],
    ['page by link, slow 4G and 4 × CPU', slow],
    ...(measured ? [['Next: page by link, unslowed', nextUnslowed]] : []),
    ['Next: page by link, slow 4G and 4 × CPU', measured ? nextSlow : NEXT_BEFORE],
  ]);
  const ofNext = median(slow) / median(measured ? nextSlow : NEXT_BEFORE);
  return [
    atMost('page by link, unslowed', median(unslowed), PAGE_MS, ' ms'),
    atMost('page by link, slow 4G and 4 × CPU, times Next', ofNext, OF_NEXT, ' ×'),
  ];
}

function reportPresses({ prices, theme, form, far, sinceCode }) {
  printTimes([
    ['first press, 4 × CPU, of the price switch', prices],
    ['first press, 4 × CPU, of the theme', theme],
    ['first press, 4 × CPU, of an empty form', form],
    ['the same, once the code is there', sinceCode],
    ['the same, from the press, slow 4G', far],
  ]);
  const within = (name, times) => atMost(name, median(times), FIRST_PRESS_MS, ' ms');
  return [
    within('first press, of the price switch', prices),
    within('first press, of the theme', theme),
    within('first press, of an empty form, once the code is there', sinceCode),
  ];
}

function printTimes(rows) {
  printTable(
    ['from press to paint', 'ms', 'range'],
    rows.map(([name, times]) => [
      name,
      median(times).toFixed(0),
      `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`,
    ]),
  );
}

async function serveNext(directory, site) {
  const out = await buildNextSite(directory, site, CHANGED_PAGES);
  if (out === undefined) return undefined;
  return { ...(await serve(out, { shell: '404.html', plain: true })), waitsForPress: false };
}

await inTemporaryDirectory(async (directory) => {
  const out = join(directory, 'site');
  await buildSite(out);
  const ours = { ...(await serve(out)), waitsForPress: true };
  const next = await serveNext(join(directory, 'next'), out);
  const browser = openBareBrowser(join(directory, 'profile'));
  const runs = Number(values.runs);
  try {
    const pages = await measurePages(browser, ours, next, runs);
    const presses = await measurePresses(browser, ours, runs);
    judge([...reportPages(pages), ...reportPresses(presses)]);
  } finally {
    await browser.close();
    ours.close();
    next?.close();
  }
});
