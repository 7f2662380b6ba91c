#!/usr/bin/env node
/**
 * Checks that the project in the current directory can be installed on every platform: first by the lock (`--lock-only`), then
 * with `npm ci` for each in a temporary directory, which must install every native package that the platform needs.
 * Arguments are platforms, by default all. Exits with 1 for a problem, 2 if the registry can't be reached.
 */
import { parseArgs } from 'node:util';
import { installFor } from './supply/install.mjs';
import { lockProblems, nativePackages, PLATFORMS, readLock } from './supply/lock.mjs';
import { ASK_ONCE, runNpm } from './supply/npm.mjs';

const INSTALL_TIMEOUT_MS = 600_000;
const UNREACHABLE = 2;

const { values, positionals } = parseArgs({
  options: { 'lock-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});

const chosen = PLATFORMS.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
if (chosen.length < positionals.length) {
  throw new Error(`The platforms are ${PLATFORMS.map(({ name }) => name).join(', ')}.`);
}

const lock = readLock(process.cwd());
const inLock = [
  ...lockProblems(lock),
  ...chosen.flatMap((platform) => nativePackages(lock, platform).problems),
];
for (const problem of inLock) console.error(problem);
if (inLock.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`The lock is whole for ${chosen.map(({ name }) => name).join(', ')}.`);
  if (!values['lock-only']) process.exitCode = await install();
}

/** Resolves with the exit code. */
async function install() {
  let failed = false;
  for (const platform of chosen) {
    const { needed } = nativePackages(lock, platform);
    const { problems, unreachable } = await installFor(process.cwd(), platform, needed, npm);
    if (unreachable !== undefined) {
      console.error(`The registry can't be reached (${unreachable}): nothing was installed.`);
      return UNREACHABLE;
    }
    for (const problem of problems) console.error(`${platform.name}: ${problem}`);
    if (problems.length === 0) {
      console.log(`${platform.name}: installed, with its ${needed.length} native packages.`);
    }
    failed ||= problems.length > 0;
  }
  return failed ? 1 : 0;
}

function npm(args, cwd) {
  return runNpm([...args, ...ASK_ONCE], { cwd, timeout: INSTALL_TIMEOUT_MS });
}
