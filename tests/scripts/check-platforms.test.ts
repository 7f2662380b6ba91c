import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf, startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

const MAC = { os: ['darwin'], cpu: ['arm64'] };
/** The first bytes of a Mach-O file for arm64. */
const MAC_BINARY = Buffer.from('cffaedfe0c000001', 'hex');
/** The first bytes of an ELF file for x64. */
const LINUX_BINARY = Buffer.from(`7f454c46${'00'.repeat(14)}3e00`, 'hex');

const pen = {
  name: 'pen',
  version: '2.1.0',
  manifest: { optionalDependencies: { 'pen-darwin-arm64': '2.1.0', 'pen-linux-x64': '2.1.0' } },
};
const mac = {
  name: 'pen-darwin-arm64',
  version: '2.1.0',
  manifest: MAC,
  files: { 'pen.node': MAC_BINARY },
};
const linux = {
  name: 'pen-linux-x64',
  version: '2.1.0',
  manifest: { os: ['linux'], cpu: ['x64'] },
  files: { 'pen.node': LINUX_BINARY },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-platforms-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lock's entries; that of the Mac's package has these changes. */
function entriesOf(change: Record<string, unknown> = {}) {
  const entry = (one: typeof mac) => ({
    version: '2.1.0',
    integrity: integrityOf(one),
    optional: true,
    ...one.manifest,
  });
  return {
    'node_modules/pen': { version: '2.1.0', integrity: integrityOf(pen), ...pen.manifest },
    [`node_modules/${mac.name}`]: { ...entry(mac), ...change },
    [`node_modules/${linux.name}`]: entry(linux),
  };
}

function lockPackages(packages: object): void {
  const manifest = { name: 'easel', version: '1.0.0', dependencies: { pen: '2.1.0' } };
  const lock = { ...manifest, lockfileVersion: 3, packages: { '': manifest, ...packages } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

const check = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runScript('scripts/check-platforms.mjs', { cwd: folder, args: [...args, 'darwin-arm64'], env });

it('fails for a problem in the lock, without installing anything', async () => {
  lockPackages(entriesOf({ integrity: undefined }));
  const { code, output } = await check({});
  expect(output).toBe('pen-darwin-arm64@2.1.0 has no sha512 integrity.\n');
  expect(code).toBe(1);
});

it('passes a complete lock without installing it', async () => {
  lockPackages(entriesOf());
  const { code, output } = await check({}, '--lock-only');
  expect(output).toBe('The lock is whole for darwin-arm64.\n');
  expect(code).toBe(0);
});

it('passes if every native package was installed', async () => {
  lockPackages(entriesOf());
  const registry = await startRegistry([pen, mac, linux]);
  const { code, output } = await check(registry.env);
  await registry.close();
  expect(output).toContain('darwin-arm64: installed, with its 1 native packages.');
  expect(code).toBe(0);
});

it('fails if one is missing, which npm ignores', async () => {
  lockPackages(entriesOf());
  const registry = await startRegistry([pen, { ...mac, lost: true }, linux]);
  const { code, output } = await check(registry.env);
  await registry.close();
  expect(output).toContain('darwin-arm64: pen-darwin-arm64 did not arrive.');
  expect(code).toBe(1);
});

it('exits with a different code if no registry answers', async () => {
  lockPackages(entriesOf());
  const registry = await startRegistry([]);
  await registry.close();
  const { code, output } = await check(registry.env);
  expect(output).toContain("The registry can't be reached (ECONNREFUSED): nothing was installed.");
  expect(code).toBe(2);
});
