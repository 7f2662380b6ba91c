import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf, startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

/** npm is slow on a busy machine. */

const NATIVE = {
  name: '@art/pen-darwin-arm64',
  version: '2.1.0',
  manifest: { os: ['darwin'], cpu: ['arm64'], license: 'MIT', engines: { node: '>=20' } },
};
const PEN = { version: '2.1.0', integrity: 'sha512-pen', dev: true };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-lock-'));
  lockPackages({
    'node_modules/@art/pen': { ...PEN, optionalDependencies: { [NATIVE.name]: '2.1.0' } },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function lockPackages(packages: Record<string, unknown>): void {
  const lock = { lockfileVersion: 3, packages: { '': { name: 'easel' }, ...packages } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

function lockedNative(): unknown {
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return lock.packages[`node_modules/${NATIVE.name}`];
}

const complete = (env: NodeJS.ProcessEnv) =>
  runScript('scripts/complete-lock.mjs', { cwd: folder, env });

it('adds a package that npm left out, with the registry’s metadata', async () => {
  const registry = await startRegistry([NATIVE]);
  const { code, output } = await complete(registry.env);
  await registry.close();
  expect(output).toBe('1 optional packages added, 1 hashes filled in.\n');
  expect(code).toBe(0);
  expect(Object.entries(lockedNative() ?? {})).toEqual(
    Object.entries({
      version: '2.1.0',
      integrity: integrityOf(NATIVE),
      cpu: ['arm64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['darwin'],
      engines: { node: '>=20' },
    }),
  );
});

it('hashes the tarball if the metadata has no hash', async () => {
  const registry = await startRegistry([{ ...NATIVE, hashed: false }]);
  const { code } = await complete(registry.env);
  await registry.close();
  expect(code).toBe(0);
  expect(lockedNative()).toMatchObject({ integrity: integrityOf(NATIVE) });
});

it('reports what the registry lacks, and invents no hash', async () => {
  const registry = await startRegistry([{ ...NATIVE, version: '2.0.0' }]);
  const { code, output } = await complete(registry.env);
  await registry.close();
  expect(output).toContain('The registry does not offer @art/pen-darwin-arm64@2.1.0: pin');
  expect(code).toBe(1);
  expect(lockedNative()).toEqual({
    version: '2.1.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
});

it('says so if no registry answers', async () => {
  const registry = await startRegistry([]);
  await registry.close();
  const { code, output } = await complete(registry.env);
  expect(output).toContain('The registry could not be asked for the other hashes (ECONNREFUSED).');
  expect(code).toBe(1);
});

it('needs no hash for a bundled package', async () => {
  lockPackages({
    'node_modules/@art/pen': PEN,
    'node_modules/@art/pen/node_modules/ink': { version: '1.0.0', inBundle: true },
  });
  const registry = await startRegistry([]);
  const { code, output } = await complete(registry.env);
  await registry.close();
  expect(output).toBe('0 optional packages added, 0 hashes filled in.\n');
  expect(code).toBe(0);
});
