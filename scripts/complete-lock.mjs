#!/usr/bin/env node
/**
 * Completes package-lock.json, in the current directory, after `npm install`: adds the optional
 * packages of other platforms that npm left out because the registry in use doesn't offer them, and
 * requests every missing `integrity` from the registry. Ends with 1 when one can't be found.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  packageName,
  platformOf,
  readLock,
  registryEntries,
  resolvePackage,
} from './supply/lock.mjs';
import { ASK_ONCE, runNpm, whyUnreachable } from './supply/npm.mjs';

const ASK_TIMEOUT_MS = 60_000;
/** The order in which npm writes an entry. */
const FIELDS = 'version integrity cpu dev hasInstallScript libc license optional os engines'.split(
  ' ',
);

class Unreachable extends Error {}

const lock = readLock(process.cwd());
const added = addMissing();
const { filled, refused, unreachable } = await fillIntegrity();
write();
console.log(`${added} optional packages added, ${filled} hashes filled in.`);
if (unreachable !== undefined) {
  console.error(`The registry could not be asked for the other hashes (${unreachable}).`);
} else if (refused.length > 0) {
  console.error(
    `The registry does not offer ${refused.join(', ')}: pin what asks for them to a version that it offers for every platform.`,
  );
}
process.exitCode = refused.length === 0 && unreachable === undefined ? 0 : 1;

function addMissing() {
  let count = 0;
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (resolvePackage(lock, name, path) !== undefined) continue;
      lock.packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~>=v\s]+/, ''),
        ...platformOf(name),
        ...((entry.dev === true || path === '') && { dev: true }),
        optional: true,
      };
      count += 1;
    }
  }
  return count;
}

async function fillIntegrity() {
  const refused = [];
  let filled = 0;
  for (const [path, entry] of registryEntries(lock)) {
    if (entry.integrity !== undefined) continue;
    const spec = `${packageName(path)}@${entry.version}`;
    try {
      const offered = await ask(spec);
      if (offered === undefined) {
        refused.push(spec);
      } else {
        lock.packages[path] = inOrder({ ...entry, ...offered });
        filled += 1;
      }
    } catch (error) {
      if (error instanceof Unreachable) return { filled, refused, unreachable: error.message };
      throw error;
    }
  }
  return { filled, refused };
}

/** A package's lock entry, from its metadata; undefined when the registry lacks that version. */
async function ask(spec) {
  const manifest = await askNpm(['view', spec, '--json']);
  if (manifest === undefined) return undefined;
  const { dist = {}, cpu, os, libc, license, engines, hasInstallScript } = manifest;
  const integrity = dist.integrity ?? (await hashOf(spec));
  if (integrity === undefined) return undefined;
  return { integrity, cpu, os, libc, license, engines, hasInstallScript };
}

/** The tarball's own hash, for a registry whose metadata has none. */
async function hashOf(spec) {
  const packed = await askNpm(['pack', spec, '--dry-run', '--json']);
  return packed?.[0]?.integrity;
}

async function askNpm(args) {
  const answer = await runNpm([...args, ...ASK_ONCE], { timeout: ASK_TIMEOUT_MS });
  const reason = whyUnreachable(answer);
  if (reason !== undefined) throw new Unreachable(reason);
  return answer.code === 0 ? JSON.parse(answer.stdout) : undefined;
}

function inOrder(entry) {
  const known = FIELDS.filter((field) => entry[field] !== undefined);
  const others = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  return Object.fromEntries([...known, ...others].map((field) => [field, entry[field]]));
}

function write() {
  const { '': root, ...others } = lock.packages;
  const sorted = Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
  writeFileSync(join(process.cwd(), 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
