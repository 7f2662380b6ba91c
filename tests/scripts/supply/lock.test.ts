import { describe, expect, it } from 'vitest';
import {
  lockProblems,
  nativePackages,
  type Lock,
  type LockEntry,
} from '../../../scripts/supply/lock.mjs';

const MAC = 'node_modules/pen-darwin-arm64';
const PLATFORM = { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' };
const HASHED = { version: '2.1.0', integrity: `sha512-${'a'.repeat(86)}==` };

function lockOf(changes: Record<string, LockEntry | undefined> = {}): Lock {
  const packages: Record<string, LockEntry> = {
    '': { name: 'easel' },
    'node_modules/pen': {
      ...HASHED,
      optionalDependencies: { 'pen-darwin-arm64': '2.1.0', 'pen-linux-x64': '2.1.0' },
    },
    [MAC]: { ...HASHED, optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/pen-linux-x64': { ...HASHED, optional: true, os: ['linux'], cpu: ['x64'] },
  };
  for (const [path, change] of Object.entries(changes)) {
    if (change === undefined) delete packages[path];
    else packages[path] = { ...packages[path], ...change };
  }
  return { packages };
}

describe('a lock', () => {
  it('may be whole', () => {
    expect(lockProblems(lockOf())).toEqual([]);
  });

  it.each([
    [
      'an entry without a hash',
      { integrity: undefined },
      'pen-darwin-arm64@2.1.0 has no sha512 integrity.',
    ],
    [
      'a hash by a weak algorithm',
      { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK' },
      'pen-darwin-arm64@2.1.0 has no sha512 integrity.',
    ],
    [
      'a native package without its platform',
      { cpu: undefined },
      "pen-darwin-arm64 doesn't say the platform that its name says.",
    ],
    [
      'a native package that isn’t locked',
      undefined,
      'pen-darwin-arm64, an optional package of pen, is not locked.',
    ],
  ])('has a problem with %s', (_, change, problem) => {
    expect(lockProblems(lockOf({ [MAC]: change }))).toEqual([problem]);
  });

  it('needs no hash for a bundled or a linked package', () => {
    const bundled = { 'node_modules/pen/node_modules/ink': { version: '1.0.0', inBundle: true } };
    const linked = { 'node_modules/easel': { link: true } };
    expect(lockProblems(lockOf({ ...bundled, ...linked }))).toEqual([]);
  });
});

describe('a platform', () => {
  it('needs the native packages that suit it', () => {
    expect(nativePackages(lockOf(), PLATFORM)).toEqual({
      needed: [{ path: MAC, version: '2.1.0' }],
      problems: [],
    });
  });

  it('lacks one if it is for a platform other than its name says', () => {
    const { problems } = nativePackages(lockOf({ [MAC]: { os: ['win32'] } }), PLATFORM);
    expect(problems).toEqual(['pen has no package for darwin-arm64.']);
  });

  it('lacks nothing if the native packages are for one other system', () => {
    const lock = lockOf({ 'node_modules/pen-linux-x64': { os: ['darwin'] } });
    const linux = { name: 'linux-x64-musl', os: 'linux', cpu: 'x64', libc: 'musl' };
    expect(nativePackages(lock, linux)).toEqual({ needed: [], problems: [] });
  });
});
