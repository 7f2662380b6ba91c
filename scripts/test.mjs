#!/usr/bin/env node
/**
 * `npm test`: check, test:unit and test:e2e in a row, until one fails. The last line is `N passed, N failed`, counted
 * from the reports of Vitest and Playwright; a script that fails without a failed test counts as one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const UNIT = '.e2e/unit-results.json';
const stages = [
  { script: ['check'] },
  {
    script: ['test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    report: UNIT,
    count: ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
  },
  {
    script: ['test:e2e'],
    report: '.e2e/results.json',
    count: ({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
  },
];

/** Returns the numbers of passed and failed tests. */
function run({ script: [name, ...args], report, count }) {
  if (report !== undefined) rmSync(report, { force: true });
  const { status } = spawnSync('npm', ['run', name, '--', ...args], {
    stdio: 'inherit',
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
  });
  const isCounted = report !== undefined && existsSync(report);
  const [passed, failed] = isCounted ? count(JSON.parse(readFileSync(report, 'utf8'))) : [0, 0];
  const isFine = status === 0 && (isCounted || report === undefined);
  return { passed, failed: isFine ? failed : Math.max(failed, 1) };
}

const total = { passed: 0, failed: 0 };
for (const stage of stages) {
  const { passed, failed } = run(stage);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) break;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
