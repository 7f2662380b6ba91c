#!/usr/bin/env node
/**
 * From press to paint: the change of a page by a link that was on the screen for a while, unslowed
 * and on slow 4G with a quarter of the CPU's speed; and the first press on a page that nobody has
 * touched, at that speed. Medians; ends with 1 when a bound is broken.
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
import { changePage, pressFirst } from './navigation/steps.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const PAGE_MS = 50;
const FIRST_PRESS_MS = 200;

async function measure(browser, origin, runs) {
  const taken = { unslowed: [], slow: [], prices: [], theme: [], form: [], far: [], sinceCode: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.unslowed.push(await changePage(browser, origin, {}));
    taken.slow.push(await changePage(browser, origin, { network: SLOW_4G, cpu: PHONE_CPU }));
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

function report({ unslowed, slow, prices, theme, form, far, sinceCode }) {
  const row = (name, times) => [
    name,
    median(times).toFixed(0),
    `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`,
  ];
  printTable(
    ['from press to paint', 'ms', 'range'],
    [
      row('page by link, unslowed', unslowed),
      row('page by link, slow 4G and 4 × CPU', slow),
      row('first press, 4 × CPU, of the price switch', prices),
      row('first press, 4 × CPU, of the theme', theme),
      row('first press, 4 × CPU, of an empty form', form),
      row('the same, once the code is there', sinceCode),
      row('the same, from the press, slow 4G', far),
    ],
  );
  judge([
    atMost('page by link, unslowed', median(unslowed), PAGE_MS, ' ms'),
    atMost('first press, of the price switch', median(prices), FIRST_PRESS_MS, ' ms'),
    atMost('first press, of the theme', median(theme), FIRST_PRESS_MS, ' ms'),
    atMost(
      'first press, of an empty form, once the code is there',
      median(sinceCode),
      FIRST_PRESS_MS,
      ' ms',
    ),
  ]);
}

await inTemporaryDirectory(async (directory) => {
  const out = join(directory, 'site');
  await buildSite(out);
  const site = await serve(out);
  const browser = openBareBrowser(join(directory, 'profile'));
  try {
    report(await measure(browser, site.origin, Number(values.runs)));
  } finally {
    await browser.close();
    site.close();
  }
});
