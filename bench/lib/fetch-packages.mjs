import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INSTALL_MS = 300_000;
/** A registry that can't be reached is asked once more, not for over a minute. */
const OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--legacy-peer-deps',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/**
 * Makes a directory with these packages, for a peer that is measured and otherwise not part of the project. Runs none
 * of their scripts. False where they can't be fetched.
 */
export async function fetchPackages(directory, packages) {
  await mkdir(directory);
  await writeFile(join(directory, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', ...OPTIONS, ...packages], {
    cwd: directory,
    stdio: 'ignore',
    timeout: INSTALL_MS,
  });
  return status === 0;
}
