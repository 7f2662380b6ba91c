#!/usr/bin/env node
/**
 * Times every step of a round of Spot the phish at a quarter of the CPU's speed, from the click to the painted answer.
 * Prints medians; exits with 1 if a bound is exceeded, or without a result after five minutes plus one per round.
 *   --runs 3     rounds
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playRound } from './demo/play.mjs';
import { openBareBrowser } from './lib/bare-browser.mjs';
import { atMost, judge } from './lib/bounds.mjs';
import { buildSite } from './lib/build-site.mjs';
import { endWithin } from './lib/deadline.mjs';
import { serve } from './lib/serve.mjs';
import { median, range } from './lib/statistics.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const STEP_MS = 50;
const NAMES = {
  sender: 'the sender, opened',
  verdict: 'Report, to how sure',
  feedback: 'how sure, to the feedback',
  next: 'the next message',
  result: 'the result',
};

endWithin(5 + Number(values.runs));
await inTemporaryDirectory(async (directory) => {
  const out = join(directory, 'site');
  await buildSite(out);
  const site = await serve(out);
  const browser = openBareBrowser(join(directory, 'profile'));
  try {
    const rounds = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      rounds.push(await playRound(browser, site.origin));
    }
    const steps = Object.entries(NAMES).map(([kind, name]) => ({
      name,
      times: rounds.flatMap((taken) => taken[kind]),
    }));
    judge(
      steps.map(({ name, times }) =>
        atMost(`a step of the demo, 4 × CPU: ${name}`, median(times), STEP_MS, ' ms', range(times)),
      ),
    );
  } finally {
    await browser.close();
    site.close();
  }
});
