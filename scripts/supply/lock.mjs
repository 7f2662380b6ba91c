import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = 'node_modules/';

/** The supported platforms, in npm's names for system, processor and C library. */
export const PLATFORMS = [
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64' },
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' },
  { name: 'win32-x64', os: 'win32', cpu: 'x64' },
  { name: 'win32-arm64', os: 'win32', cpu: 'arm64' },
  { name: 'linux-x64-glibc', os: 'linux', cpu: 'x64', libc: 'glibc' },
  { name: 'linux-x64-musl', os: 'linux', cpu: 'x64', libc: 'musl' },
  { name: 'linux-arm64-glibc', os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { name: 'linux-arm64-musl', os: 'linux', cpu: 'arm64', libc: 'musl' },
];

const OS =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/;
const CPU = /-(arm64|arm|armv6|armv7|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)(?=-|$)/;

export function readLock(directory) {
  return JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'));
}

/** The name of the package at a path such as `node_modules/a/node_modules/@b/c`. */
export function packageName(path) {
  return path.slice(path.lastIndexOf(MODULES) + MODULES.length);
}

/** Entries from a registry, without those bundled in another package. */
export function registryEntries(lock) {
  return Object.entries(lock.packages).filter(
    ([path, { link, inBundle }]) => path.includes(MODULES) && link !== true && inBundle !== true,
  );
}

/** The platform in a package's name, in package.json's terms. */
export function platformOf(name) {
  const os = name === 'fsevents' ? 'darwin' : OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  return {
    ...(cpu !== undefined && { cpu: [cpu] }),
    ...(os !== undefined && { os: [os] }),
    ...(/musl(?!eabi)/.test(name) && { libc: ['musl'] }),
    ...(/gnu(?!eabi)/.test(name) && { libc: ['glibc'] }),
  };
}

/** Where Node finds a package from another one's folder, or undefined. */
export function resolvePackage(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf(`/${MODULES}`))) {
    const path = `${folder}/${MODULES}${name}`;
    if (lock.packages[path] !== undefined) return path;
    if (!folder.includes(`/${MODULES}`)) break;
  }
  return lock.packages[MODULES + name] === undefined ? undefined : MODULES + name;
}

/** Whether npm installs a package with these `os`, `cpu` and `libc` on the platform. */
function suits(entry, platform) {
  return ['os', 'cpu', 'libc'].every((field) => allows(entry[field], platform[field]));
}

function allows(list, value) {
  if (list === undefined) return true;
  const denied = list.filter((item) => item.startsWith('!')).map((item) => item.slice(1));
  const allowed = list.filter((item) => !item.startsWith('!'));
  return !denied.includes(value) && (allowed.length === 0 || allowed.includes(value));
}

const isNative = (entry) => entry?.os !== undefined || entry?.cpu !== undefined;

/**
 * The native packages that npm must install on a platform, and those missing from the lock. A package whose native packages
 * are for a single system (fsevents) is complete without them elsewhere.
 */
export function nativePackages(lock, platform) {
  const needed = [];
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    const natives = Object.keys(entry.optionalDependencies ?? {})
      .map((name) => resolvePackage(lock, name, path))
      .filter((found) => isNative(lock.packages[found]));
    if (natives.length === 0 || !suits(entry, platform)) continue;
    const suiting = natives.filter((found) => suits(lock.packages[found], platform));
    const systems = new Set(natives.flatMap((found) => lock.packages[found].os));
    if (suiting.length === 0 && systems.size > 1) {
      problems.push(`${packageName(path)} has no package for ${platform.name}.`);
    }
    needed.push(
      ...suiting.map((found) => ({ path: found, version: lock.packages[found].version })),
    );
  }
  return { needed, problems };
}

/** Entries that an installation can't verify, or would install on the wrong platform. */
export function lockProblems(lock) {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => resolvePackage(lock, name, path) === undefined)
      .map((name) => `${name}, an optional package of ${packageName(path)}, is not locked.`),
  );
  const unhashed = registryEntries(lock)
    .filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path, { version }]) => `${packageName(path)}@${version} has no sha512 integrity.`);
  const astray = registryEntries(lock)
    .filter(
      ([path, entry]) => entry.optional === true && !agrees(entry, platformOf(packageName(path))),
    )
    .map(([path]) => `${packageName(path)} doesn't say the platform that its name says.`);
  return [...missing, ...unhashed, ...astray];
}

function agrees(entry, named) {
  return Object.entries(named).every(
    ([field, [value]]) => entry[field] !== undefined && allows(entry[field], value),
  );
}
