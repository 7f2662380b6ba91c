import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf, startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

const PEN = {
  name: '@art/pen-darwin-arm64',
  version: '2.1.0',
  manifest: { os: ['darwin'], cpu: ['arm64'], license: 'MIT', engines: { node: '>=20' } },
};
const INK = { name: 'ink', version: '1.0.0', hashed: false };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A lock without the easel's pen. */
function lockEasel(others: Record<string, unknown> = {}): void {
  const easel = {
    version: '3.0.0',
    integrity: 'sha512-easel',
    dev: true,
    optionalDependencies: { [PEN.name]: PEN.version },
  };
  const packages = { '': { name: 'art' }, 'node_modules/easel': easel, ...others };
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, packages }),
  );
}

function locked(name: string): unknown {
  const lock: { packages: Record<string, unknown> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return lock.packages[`node_modules/${name}`];
}

const complete = (env: NodeJS.ProcessEnv) =>
  runScript('scripts/complete-lock.mjs', { cwd: folder, env });

it('writes what npm left out, with the hash of the metadata or else of the tarball', async () => {
  lockEasel({ 'node_modules/ink': { version: INK.version } });
  const registry = await startRegistry([PEN, INK]);
  const { code, output } = await complete(registry.env);
  await registry.close();
  expect(output).toBe('1 optional packages added, 2 hashes filled in.\n');
  expect(code).toBe(0);
  expect(locked(PEN.name)).toEqual({
    version: '2.1.0',
    integrity: integrityOf(PEN),
    dev: true,
    optional: true,
    ...PEN.manifest,
  });
  expect(locked('ink')).toMatchObject({ integrity: integrityOf(INK) });
});

it('reports what the registry lacks', async () => {
  lockEasel();
  const registry = await startRegistry([{ ...PEN, version: '2.0.0' }]);
  const { code, output } = await complete(registry.env);
  await registry.close();
  expect(output).toContain('1 optional packages added, 0 hashes filled in.\n');
  expect(output).toContain('The registry does not have @art/pen-darwin-arm64@2.1.0: pin');
  expect(code).toBe(1);
});
