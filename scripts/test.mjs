#!/usr/bin/env node
/**
 * `npm test`: checks, unit and integration tests, then browser tests, which build the site first. Stops at the first
 * stage that fails. The last line is always `N passed, N failed`, counted from the reports of
 * Vitest and Playwright; a stage that fails without a failed test counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './supply/npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const UNIT_REPORT = join(root, '.e2e/unit-results.json');
const BROWSER_REPORT = join(root, '.e2e/results.json');

/** A check that passes even if it couldn't check anything, so its output is always shown. */
const TELLING = 'advisories';
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Those of `npm run check`, and the advisories. */
const CHECKS = [...scripts.check.match(/(?<=check:)[\w-]+/g), TELLING];

const stages = [
  { name: 'Checks', run: runChecks },
  {
    name: 'Unit and integration tests',
    run: () =>
      stream('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ]),
    count: () => {
      const { numPassedTests, numFailedTests } = readReport(UNIT_REPORT);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  {
    name: 'Browser tests',
    run: () => stream('scripts/test-e2e.mjs', []),
    count: () => {
      const { expected, unexpected, flaky } = readReport(BROWSER_REPORT).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

/** Streams the program's output. Resolves with whether it succeeded. */
function stream(program, args) {
  return ended(
    spawn(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'inherit' }),
  );
}

/** Runs the checks in parallel and prints each one's output when it ends. */
async function runChecks() {
  const waiting = [...CHECKS];
  const failed = [];
  const worker = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const { ok, output } = await collect(`check:${name}`);
      const said = ok && name !== TELLING ? '' : `\n${output.trimEnd()}`;
      console.log(`${ok ? 'ok' : 'FAILED'}  ${name}${said}`);
      if (!ok) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return failed.length === 0;
}

async function collect(npmScript) {
  const { code, stdout, stderr } = await runNpm(['run', '--silent', npmScript], { cwd: root });
  return { ok: code === 0, output: stdout + stderr };
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

function readReport(file) {
  if (!existsSync(file)) throw new Error(`${file} was not written.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function runStage({ name, run, count }) {
  const start = performance.now();
  console.log(`\n== ${name}`);
  const ok = await run();
  const counted = count === undefined ? { passed: 0, failed: 0 } : count();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = counted.failed === 0 && !ok ? 1 : counted.failed;
  if (failed > 0) console.error(`\n${name} failed after ${seconds} s; later stages were not run.`);
  else console.log(`${name}: ${seconds} s.`);
  return { passed: counted.passed, failed };
}

const total = { passed: 0, failed: 0 };
try {
  mkdirSync(join(root, '.e2e'), { recursive: true });
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  for (const stage of stages) {
    const { passed, failed } = await runStage(stage);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) break;
  }
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
