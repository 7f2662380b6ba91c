import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fetchPackages } from './fetch-packages.mjs';

const BUILD_MS = 300_000;
const WITHOUT_TELEMETRY = {
  ASTRO_TELEMETRY_DISABLED: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Builds a project of another tool in a new directory: installs `packages`, writes `files` by path, runs the tool's
 * `command` with `build`, and returns the whole path of its output directory `out`. Undefined if the tool can't be
 * installed or doesn't build.
 */
export async function buildProject(directory, { packages, files, command, out }) {
  if (!(await fetchPackages(directory, packages))) return undefined;
  for (const [path, content] of Object.entries(files)) {
    const file = join(directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const { status } = spawnSync(join(directory, 'node_modules/.bin', command), ['build'], {
    cwd: directory,
    stdio: 'ignore',
    timeout: BUILD_MS,
    env: { ...process.env, ...WITHOUT_TELEMETRY },
  });
  return status === 0 ? join(directory, out) : undefined;
}
