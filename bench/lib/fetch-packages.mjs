import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INSTALL_MS = 300_000;

/**
 * Makes a directory with these packages, for a peer that is measured and otherwise not part of the project. Runs none
 * of their scripts. False where they can't be fetched.
 */
export async function fetchPackages(directory, packages) {
  await mkdir(directory);
  await writeFile(join(directory, 'package.json'), '{"private":true}');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const { status } = spawnSync('npm', [...args, ...packages], {
    cwd: directory,
    stdio: 'ignore',
    timeout: INSTALL_MS,
  });
  return status === 0;
}
