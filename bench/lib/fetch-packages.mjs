import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../../scripts/supply/npm.mjs';

const INSTALL_MS = 300_000;
/** Retries an unreachable registry once, instead of npm's minute and more. */
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
  const { code } = await runNpm(['install', ...OPTIONS, ...packages], {
    cwd: directory,
    timeout: INSTALL_MS,
  });
  return code === 0;
}
