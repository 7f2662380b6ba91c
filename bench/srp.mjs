#!/usr/bin/env node
/**
 * CPU time of one whole SRP computation (A = g^a, the session key, the HKDF key), as Amplify ships
 * it and with native big integers, side by side and interleaved, each sample from a cold start.
 *   --runs 11         samples of each
 *   --min-ratio 5     exit 1 unless ours takes this many times less
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findInstalledBrowser } from '../scripts/find-browser.mjs';
import { atLeast, judge } from './lib/bounds.mjs';
import { median } from './lib/statistics.mjs';
import { buildBundles } from './srp/bundles.mjs';
import { openChromium } from './srp/in-chromium.mjs';
import { openNode } from './srp/in-node.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '11' },
    'min-ratio': { type: 'string', default: '5' },
  },
});
const [runs, minRatio] = [Number(values.runs), Number(values['min-ratio'])];

const { vectors } = JSON.parse(
  readFileSync(new URL('../tests/setup/srp-vectors.json', import.meta.url), 'utf8'),
);
/** The published vector whose numbers are as large as in a real sign-in. */
const vector = vectors.find(({ source }) => source.includes('amplify-android'));

/** How many times less CPU time ours takes, as a bound. */
async function measure(where, { sample, close }) {
  const taken = { amplify: [], native: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const name of run % 2 === 0 ? ['amplify', 'native'] : ['native', 'amplify']) {
        const { key, ms } = await sample(name);
        if (key !== vector.key) throw new Error(`${where}, ${name}: the key is wrong.`);
        taken[name].push(ms);
      }
    }
  } finally {
    await close();
  }
  const [theirs, ours] = [median(taken.amplify), median(taken.native)];
  const ratio = theirs / ours;
  console.log(
    `${where.padEnd(9)} Amplify's own ${theirs.toFixed(1)} ms   native ${ours.toFixed(1)} ms   ${ratio.toFixed(1)} times less`,
  );
  const detail = `${ours.toFixed(1)} ms; ${theirs.toFixed(1)} ms`;
  return atLeast(`CPU time of SRP in ${where}, times less`, ratio, minRatio, ' ×', detail);
}

const bundles = await buildBundles();
const bounds = [await measure('Node', openNode(bundles, vector))];
const browser = findInstalledBrowser();
if (browser === undefined) console.log('Chromium  not measured: no browser was found.');
else bounds.push(await measure('Chromium', await openChromium(browser, bundles, vector)));
judge(bounds);
