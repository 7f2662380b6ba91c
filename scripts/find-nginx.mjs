import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNPACKED = fileURLToPath(new URL('../.e2e/nginx-package', import.meta.url));
/** Where package managers install it, whether on the PATH or not. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * The path of nginx: NGINX_PATH, an installed one, or Debian's, unpacked below .e2e so that no server is installed or started.
 * Undefined if none is available. Throws if NGINX_PATH is set but doesn't start.
 */
export function findNginx(env = process.env) {
  if (env.NGINX_PATH) {
    if (starts(env.NGINX_PATH)) return env.NGINX_PATH;
    throw new Error(`NGINX_PATH is ${env.NGINX_PATH}, which does not start.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  const unpacked = join(UNPACKED, 'usr/sbin/nginx');
  const found = [...folders.map((folder) => join(folder, 'nginx')), unpacked].find(starts);
  return found ?? unpackFromDebian(unpacked);
}

function starts(path) {
  return existsSync(path) && spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0;
}

function unpackFromDebian(program) {
  if (!existsSync('/etc/debian_version')) return undefined;
  mkdirSync(UNPACKED, { recursive: true });
  const run = (command, args) => spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' });
  const download = () => run('apt-get', ['download', 'nginx']).status === 0;
  if (!download()) {
    run('apt-get', ['update']);
    if (!download()) return undefined;
  }
  const archive = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'));
  run('dpkg', ['-x', archive ?? '', '.']);
  return starts(program) ? program : undefined;
}
