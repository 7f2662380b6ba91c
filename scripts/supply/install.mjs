import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platformsOfBinary } from './binary.mjs';
import { packageName } from './lock.mjs';
import { whyUnreachable } from './npm.mjs';

/**
 * Installs the project in `directory` for a platform, in a temporary folder. Not a dry run, which would fetch no packages and
 * so verify no hashes. `npm` runs npm with the given arguments in a folder. Returns why the registry couldn't be reached, or
 * the problems with the installation, which must include the native packages `needed`.
 */
export async function installFor(directory, platform, needed, npm) {
  const { os, cpu, libc } = platform;
  const folder = mkdtempSync(join(tmpdir(), 'lureproof-platform-'));
  try {
    for (const name of ['package.json', 'package-lock.json']) {
      copyFileSync(join(directory, name), join(folder, name));
    }
    const target = [
      `--os=${os}`,
      `--cpu=${cpu}`,
      ...(libc === undefined ? [] : [`--libc=${libc}`]),
    ];
    const answer = await npm(['ci', '--ignore-scripts', ...target], folder);
    const unreachable = whyUnreachable(answer);
    if (unreachable !== undefined) return { unreachable, problems: [] };
    if (answer.code !== 0) return { problems: [answer.stderr.trim()] };
    return { problems: needed.flatMap((native) => absence(folder, native, platform)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
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
