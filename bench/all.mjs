#!/usr/bin/env node
/**
 * Runs the benches one after the other, the quickest first, and writes their figures to docs/measurements.md. A bench
 * that ends without a result keeps its earlier figures. Exits with 1 if a bound is exceeded or a result is missing.
 *   npm run bench                   all of them
 *   npm run bench -- demo login     these alone
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordingTo, withResults } from './lib/results.mjs';
import { inTemporaryDirectory } from './lib/temporary-directory.mjs';

const BENCHES = ['srp', 'demo', 'growth', 'login', 'sign-in', 'navigation', 'pages'];
/** The pages of the table; `npm run bench:pages` measures every public page. */
const ARGUMENTS = { pages: ['--only', '/,/pricing,/features,/demo'] };
const DOCUMENT = fileURLToPath(new URL('../docs/measurements.md', import.meta.url));

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES.includes(name));
if (unknown.length > 0) {
  console.error(`Not a bench: ${unknown.join(', ')}. There are ${BENCHES.join(', ')}.`);
  process.exit(2);
}

/** Returns whether the bench ended with all its bounds met. */
function run(name, results) {
  console.log(`\nbench:${name}`);
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`${name}.mjs`, import.meta.url)), ...(ARGUMENTS[name] ?? [])],
    { stdio: 'inherit', env: recordingTo(results) },
  );
  if (!existsSync(results)) {
    console.error(`bench:${name} ended with ${status} and no result: its earlier figures stay.`);
    return false;
  }
  const written = withResults(readFileSync(DOCUMENT, 'utf8'), {
    bench: `bench:${name}`,
    rows: JSON.parse(readFileSync(results, 'utf8')),
    date: new Date().toISOString().slice(0, 10),
    order: BENCHES.map((each) => `bench:${each}`),
  });
  writeFileSync(DOCUMENT, written);
  return status === 0;
}

await inTemporaryDirectory(async (directory) => {
  const names = asked.length === 0 ? BENCHES : asked;
  const ended = names.map((name) => run(name, join(directory, `${name}.json`)));
  execFileSync('npx', ['oxfmt', DOCUMENT], { stdio: 'inherit' });
  if (ended.includes(false)) process.exitCode = 1;
});
