import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrityOf, startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

/** npm is slow on a busy machine. */

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

interface Locked {
  [path: string]: Record<string, unknown>;
}

function entriesOf(published = mac): Locked {
  const natives = [published, linux].map((native) => [
    `node_modules/${native.name}`,
    { version: '2.1.0', integrity: integrityOf(native), optional: true, ...native.manifest },
  ]);
  return {
    'node_modules/pen': { version: '2.1.0', integrity: integrityOf(pen), ...pen.manifest },
    ...Object.fromEntries(natives),
  };
}

function lockPackages(packages: Locked): void {
  const manifest = { name: 'easel', version: '1.0.0', dependencies: { pen: '2.1.0' } };
  const lock = { ...manifest, lockfileVersion: 3, packages: { '': manifest, ...packages } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

const check = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  runScript('scripts/check-platforms.mjs', { cwd: folder, args: [...args, 'darwin-arm64'], env });

describe('the lock alone', () => {
  const macEntry = 'node_modules/pen-darwin-arm64';

  it.each<[string, (locked: Locked) => void, string]>([
    [
      'an entry without a hash',
      (locked) => delete locked[macEntry]?.['integrity'],
      'pen-darwin-arm64@2.1.0 has no sha512 integrity.',
    ],
    [
      'a hash by a weak algorithm',
      (locked) =>
        Object.assign(locked[macEntry] ?? {}, { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK' }),
      'pen-darwin-arm64@2.1.0 has no sha512 integrity.',
    ],
    [
      'a native package that isn’t locked',
      (locked) => delete locked[macEntry],
      'pen-darwin-arm64, an optional package of pen, is not locked.',
    ],
    [
      'a native package without its platform',
      (locked) => delete locked[macEntry]?.['cpu'],
      "pen-darwin-arm64 doesn't say the platform that its name says.",
    ],
    [
      'a native package for a platform other than its name says',
      (locked) => Object.assign(locked[macEntry] ?? {}, { os: ['win32'] }),
      'pen has no package for darwin-arm64.',
    ],
  ])('%s is reported', async (_, spoil, problem) => {
    const locked = entriesOf();
    spoil(locked);
    lockPackages(locked);
    const { code, output } = await check({}, '--lock-only');
    expect(output).toContain(`${problem}\n`);
    expect(code).toBe(1);
  });

  it('passes without any such problem', async () => {
    lockPackages(entriesOf());
    const { code, output } = await check({}, '--lock-only');
    expect(output).toBe('The lock is whole for darwin-arm64.\n');
    expect(code).toBe(0);
  });
});

describe('an installation', () => {
  async function install(published = mac, lost = false) {
    lockPackages(entriesOf(published));
    const registry = await startRegistry([pen, linux, { ...published, lost }]);
    const run = await check(registry.env);
    await registry.close();
    return run;
  }

  it('passes if every native package was installed', async () => {
    const { code, output } = await install();
    expect(output).toContain('darwin-arm64: installed, with its 1 native packages.');
    expect(code).toBe(0);
  });

  it('fails if one is missing, which npm ignores', async () => {
    const { code, output } = await install(mac, true);
    expect(output).toContain('darwin-arm64: pen-darwin-arm64 did not arrive.');
    expect(code).toBe(1);
  });

  it('fails if a binary is for another platform', async () => {
    const { code, output } = await install({ ...mac, files: { 'pen.node': LINUX_BINARY } });
    expect(output).toContain('darwin-arm64: pen-darwin-arm64 has no binary for darwin-arm64.');
    expect(code).toBe(1);
  });

  it('fails if a package differs from the lock', async () => {
    lockPackages(entriesOf());
    const registry = await startRegistry([{ ...pen, files: { 'more.js': LINUX_BINARY } }]);
    const { code, output } = await check(registry.env);
    await registry.close();
    expect(output).toContain('EINTEGRITY');
    expect(code).toBe(1);
  });

  it('ends with another code if no registry answers', async () => {
    lockPackages(entriesOf());
    const registry = await startRegistry([]);
    await registry.close();
    const { code, output } = await check(registry.env);
    expect(output).toContain(
      "The registry can't be reached (ECONNREFUSED): nothing was installed.",
    );
    expect(code).toBe(2);
  });
});
