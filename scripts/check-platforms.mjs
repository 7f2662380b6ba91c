#!/usr/bin/env node
/**
 * Checks that the project in the current directory can be installed on every platform: from the lock
 * alone (`--lock-only`), then with `npm ci` for each in a temporary directory, where every native
 * package that the platform needs must arrive. Arguments name platforms; without any, all are tried.
 * Ends with 1 for a problem, 2 when the registry can't be reached.
 */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { platformsOfBinary } from './supply/binary.mjs';
import { lockProblems, nativePackages, packageName, PLATFORMS, readLock } from './supply/lock.mjs';
import { ASK_ONCE, runNpm, whyUnreachable } from './supply/npm.mjs';

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
    const { problems, unreachable } = await installFor(platform, needed);
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

/** A real installation: a dry run fetches no package, so it verifies no hash. */
async function installFor(platform, needed) {
  const { os, cpu, libc } = platform;
  const directory = mkdtempSync(join(tmpdir(), 'lureproof-platform-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) {
      copyFileSync(name, join(directory, name));
    }
    const target = [
      `--os=${os}`,
      `--cpu=${cpu}`,
      ...(libc === undefined ? [] : [`--libc=${libc}`]),
    ];
    const answer = await runNpm(['ci', '--ignore-scripts', ...target, ...ASK_ONCE], {
      cwd: directory,
      timeout: INSTALL_TIMEOUT_MS,
    });
    const unreachable = whyUnreachable(answer);
    if (unreachable !== undefined) return { unreachable, problems: [] };
    if (answer.code !== 0) return { problems: [answer.stderr.trim()] };
    return { problems: needed.flatMap((native) => absence(directory, native, platform)) };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** npm silently skips an optional package that can't be fetched. */
function absence(directory, { path, version }, { os, cpu }) {
  const folder = join(directory, path);
  const name = packageName(path);
  if (!existsSync(folder)) return [`${name} did not arrive.`];
  const arrived = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  if (arrived !== version) return [`${name} arrived as ${arrived}, not ${version}.`];
  const runsHere = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some((entry) =>
      platformsOfBinary(join(entry.parentPath, entry.name)).includes(`${os}-${cpu}`),
    );
  return runsHere ? [] : [`${name} has no binary for ${os}-${cpu}.`];
}
