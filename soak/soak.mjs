#!/usr/bin/env node
/**
 * Runs tests/soak and e2e/soak at full size, and writes the counts to docs/soak.md. Exits with 1 if
 * a part failed or recorded nothing.
 *   --only <name>   only parts whose name starts with this (fuzz, fuzz-cookie-contents, kills, browser …); the
 *                   others keep their last figures in docs/soak.md
 *   --seed 42       the seed of every random choice
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printFigures, writeReport } from './report/report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIGURES = join(root, '.e2e/soak');
const PARTS = [
  ...['redirect-to', 'callback-query', 'cookie-contents', 'form-answers', 'user-pool-answers'].map(
    fuzz,
  ),
  fuzz('local-requests'),
  { name: 'sign-ins', test: 'tests/soak/sign-ins/' },
  { name: 'kills', test: 'tests/soak/kills/' },
  ...['two-tabs', 'offline'].map((name) => browser(`browser-${name}`, name)),
  ...['full', 'refused', 'cleared'].map((name) => browser(`browser-storage-${name}`, 'storage')),
];

function fuzz(name) {
  return { name: `fuzz-${name}`, test: `tests/soak/fuzz/${name}.` };
}

function browser(name, spec) {
  return { name, spec: `e2e/soak/${spec}.spec.ts` };
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seed: { type: 'string', default: '42' } },
});
const parts = PARTS.filter(({ name }) => name.startsWith(values.only));

async function run(program, args) {
  const env = {
    ...process.env,
    SOAK: 'full',
    SOAK_SEED: values.seed,
    SOAK_FIGURES: FIGURES,
  };
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Null for a part that failed before it counted anything. */
function figureOf({ name }) {
  const file = join(FIGURES, `${name}.json`);
  const figure = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  return { name, figure };
}

mkdirSync(FIGURES, { recursive: true });
for (const { name } of parts) rmSync(join(FIGURES, `${name}.json`), { force: true });
const tests = parts.flatMap(({ test }) => test ?? []);
const specs = [...new Set(parts.flatMap(({ spec }) => spec ?? []))];
let ok = parts.length > 0;
if (tests.length > 0) {
  ok = await run('node_modules/vitest/vitest.mjs', ['run', '--maxWorkers=2', ...tests]);
}
if (specs.length > 0) {
  ok = (await run('scripts/test-e2e.mjs', [...specs, '--project=journeys'])) && ok;
}
const ran = parts.map(figureOf);
ok = ok && ran.every(({ figure }) => figure !== null && figure.failures.length === 0);
printFigures(ran);
const names = PARTS.map(({ name }) => name);
if (ran.length > 0) writeReport(root, { ran, names, seed: values.seed });
if (parts.length === 0) console.error(`No part is called ${values.only}.`);
process.exitCode = ok ? 0 : 1;
