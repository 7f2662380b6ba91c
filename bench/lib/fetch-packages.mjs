import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INSTALL_MS = 300_000;
/** Retries an unreachable registry only once, rather than for a minute or more. */
const OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  '--legacy-peer-deps',
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
];

/**
 * Installs packages into a directory, for a peer to measure that isn't otherwise part of the project. Runs none of their
 * scripts. Returns false if they can't be fetched.
 */
export async function fetchPackages(directory, packages) {
  await mkdir(directory);
  await writeFile(join(directory, 'package.json'), '{"private":true}');
  const { status } = spawnSync('npm', ['install', ...OPTIONS, ...packages], {
    cwd: directory,
    timeout: INSTALL_MS,
    shell: process.platform === 'win32',
  });
  return status === 0;
}
