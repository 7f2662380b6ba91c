#!/usr/bin/env node
/**
 * Adds to package-lock.json the optional packages of other platforms that it lacks. npm leaves out
 * what the registry in use does not offer, and `npm ci` then refuses the lock, or installs nothing
 * for those platforms. Run it after `npm install`; tests/house/lock.test.ts tells when it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(LOCK, 'utf8'));

const OS =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)(?=-|$)/;
const CPU = /-(arm64|arm|armv6|armv7|x64|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)(?=-|$)/;

/** The platform that a package's name says, in package.json's terms. */
function platformOf(name) {
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
function resolved(name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder}/node_modules/${name}`;
    if (lock.packages[path] !== undefined) return path;
    if (!folder.includes('/node_modules/')) break;
  }
  return lock.packages[`node_modules/${name}`] === undefined ? undefined : `node_modules/${name}`;
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (resolved(name, path) !== undefined) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~>=v\s]+/, ''),
      ...platformOf(name),
      ...((entry.dev === true || path === '') && { dev: true }),
      optional: true,
    };
    added += 1;
  }
}

const root = lock.packages[''];
const sorted = Object.entries(lock.packages).filter(([path]) => path !== '');
sorted.sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = { '': root, ...Object.fromEntries(sorted) };
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages added.`);
