import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installFor } from '../../../scripts/supply/install.mjs';

const PLATFORM = { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64' };
const NEEDED = [{ path: 'node_modules/pen-darwin-arm64', version: '2.1.0' }];
/** The first bytes of Mach-O files for arm64: of one, and of several in one after x64. */
const MAC_BINARY = Buffer.from('cffaedfe0c000001', 'hex');
const UNIVERSAL_BINARY = Buffer.from(
  `cafebabe0000000201000007${'00'.repeat(16)}0100000c${'00'.repeat(16)}`,
  'hex',
);
/** The first bytes of an ELF file for x64. */
const LINUX_BINARY = Buffer.from(`7f454c46${'00'.repeat(14)}3e00`, 'hex');

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lureproof-install-'));
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(project, name), '{}');
});
afterEach(() => rmSync(project, { recursive: true }));

/** Installs with an npm that answers so, and leaves these files in the native package's folder. */
function install(files: Record<string, string | Buffer>, { code = 0, stderr = '' } = {}) {
  return installFor(project, PLATFORM, NEEDED, async (_, cwd) => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(cwd, 'node_modules/pen-darwin-arm64/lib'), { recursive: true });
      writeFileSync(join(cwd, 'node_modules/pen-darwin-arm64', name), content);
    }
    return { code, stdout: '', stderr };
  });
}

const MANIFEST = { 'package.json': '{"version":"2.1.0"}' };

it.each([
  ['one', MAC_BINARY],
  ['several', UNIVERSAL_BINARY],
])('a binary for %s processors may be what is needed', async (_, binary) => {
  expect(await install({ ...MANIFEST, 'lib/pen.node': binary })).toEqual({ problems: [] });
});

it.each([
  ['none', {}, 'pen-darwin-arm64 did not arrive.'],
  [
    'one of another version',
    { 'package.json': '{"version":"2.0.0"}', 'pen.node': MAC_BINARY },
    'pen-darwin-arm64 arrived as 2.0.0, not 2.1.0.',
  ],
  [
    'one for another platform',
    { ...MANIFEST, 'pen.node': LINUX_BINARY },
    'pen-darwin-arm64 has no binary for darwin-arm64.',
  ],
])('%s is a problem', async (_, files, problem) => {
  expect(await install(files)).toEqual({ problems: [problem] });
});

it('so is what npm refuses', async () => {
  const stderr = 'npm error code EINTEGRITY\n';
  expect(await install({}, { code: 1, stderr })).toEqual({
    problems: ['npm error code EINTEGRITY'],
  });
});

it('a registry that can’t be reached is none', async () => {
  const stderr = 'npm error code ENOTFOUND\n';
  expect(await install({}, { code: 1, stderr })).toEqual({
    problems: [],
    unreachable: 'ENOTFOUND',
  });
});
