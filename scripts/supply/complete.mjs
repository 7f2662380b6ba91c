import { packageName, platformOf, registryEntries, resolvePackage } from './lock.mjs';
import { whyUnreachable } from './npm.mjs';

/** The order in which npm writes an entry. */
const FIELDS = 'version integrity cpu dev hasInstallScript libc license optional os engines'.split(
  ' ',
);

/** What an entry takes from a package's metadata, where that has it. */
const OFFERED = ['cpu', 'os', 'libc', 'license', 'engines', 'hasInstallScript'];

class Unreachable extends Error {}

/**
 * Adds to `lock` the optional packages that npm left out, and every missing hash that the registry offers. `npm` runs npm with
 * the given arguments. Returns the numbers of additions and hashes, the packages that the registry doesn't offer, and why it
 * couldn't be reached, if it couldn't.
 */
export async function completeLock(lock, npm) {
  const added = addMissing(lock);
  const outcome = await fillIntegrity(lock, npm);
  sort(lock);
  return { added, ...outcome };
}

function addMissing(lock) {
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

async function fillIntegrity(lock, npm) {
  const refused = [];
  let filled = 0;
  for (const [path, entry] of registryEntries(lock)) {
    if (entry.integrity !== undefined) continue;
    const spec = `${packageName(path)}@${entry.version}`;
    try {
      const offered = await ask(npm, spec);
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

/** A package's lock entry, from its metadata. Undefined if the registry lacks that version. */
async function ask(npm, spec) {
  const manifest = await answerOf(npm, ['view', spec, '--json']);
  if (manifest === undefined) return undefined;
  const integrity = manifest.dist?.integrity ?? (await hashOf(npm, spec));
  if (integrity === undefined) return undefined;
  const offered = OFFERED.filter((field) => field in manifest);
  return { integrity, ...Object.fromEntries(offered.map((field) => [field, manifest[field]])) };
}

/** The tarball's own hash, for a registry whose metadata has none. */
async function hashOf(npm, spec) {
  const packed = await answerOf(npm, ['pack', spec, '--dry-run', '--json']);
  return packed?.[0]?.integrity;
}

async function answerOf(npm, args) {
  const answer = await npm(args);
  const reason = whyUnreachable(answer);
  if (reason !== undefined) throw new Unreachable(reason);
  return answer.code === 0 ? JSON.parse(answer.stdout) : undefined;
}

function inOrder(entry) {
  const known = FIELDS.filter((field) => entry[field] !== undefined);
  const others = Object.keys(entry).filter((field) => !FIELDS.includes(field));
  return Object.fromEntries([...known, ...others].map((field) => [field, entry[field]]));
}

function sort(lock) {
  const { '': root, ...others } = lock.packages;
  const sorted = Object.entries(others).toSorted(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { '': root, ...Object.fromEntries(sorted) };
}
