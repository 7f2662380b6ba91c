import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../house/sources.ts';
import { runScript } from '../setup/run-script.ts';

const PATH = 'node_modules/@art/pen';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-licences-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(entry: object): void {
  const packages = { '': { license: 'UNLICENSED' }, [PATH]: { version: '2.1.0', ...entry } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

function install(manifest: object): void {
  mkdirSync(join(folder, PATH), { recursive: true });
  writeFileSync(join(folder, PATH, 'package.json'), JSON.stringify(manifest));
}

const check = () => runScript('scripts/check-licences.mjs', { cwd: folder });

describe('what ships', () => {
  it.each(['MIT', '(GPL-2.0-only OR MIT)', 'Apache-2.0 AND MIT'])('may be %s', async (license) => {
    lock({ license });
    const { code, output } = await check();
    expect(output).toBe('1 packages have allowed licences, 1 of which may ship.\n');
    expect(code).toBe(0);
  });

  it.each(['MPL-2.0', 'GPL-3.0-only AND MIT', 'UNLICENSED', 'SEE LICENSE IN pen.txt'])(
    'may not be %s',
    async (license) => {
      lock({ license });
      const { code, output } = await check();
      expect(output).toBe(
        `@art/pen@2.1.0 has the licence ${license}, which is not allowed in what ships.\n`,
      );
      expect(code).toBe(1);
    },
  );
});

describe('what is for development', () => {
  it('may have a licence with conditions for redistribution', async () => {
    lock({ license: 'MPL-2.0', dev: true });
    expect(await check()).toMatchObject({ code: 0 });
  });

  it('may not have just any licence', async () => {
    lock({ license: 'AGPL-3.0-only', dev: true });
    const { code, output } = await check();
    expect(output).toContain('AGPL-3.0-only, which is not allowed in development.');
    expect(code).toBe(1);
  });
});

it('trusts the installed package over the lock', async () => {
  lock({ license: 'MIT' });
  install({ license: 'GPL-3.0-only' });
  const { code, output } = await check();
  expect(output).toContain('@art/pen@2.1.0 has the licence GPL-3.0-only');
  expect(code).toBe(1);
});

it('reads licences in the format from before SPDX expressions', async () => {
  lock({});
  install({ licenses: [{ type: 'MIT' }] });
  expect(await check()).toMatchObject({ code: 0 });
});

it('rejects a missing licence', async () => {
  lock({});
  install({});
  const { code, output } = await check();
  expect(output).toBe('@art/pen@2.1.0 names no licence.\n');
  expect(code).toBe(1);
});

it('passes every package of this project', async () => {
  const { code, output } = await runScript('scripts/check-licences.mjs', { cwd: ROOT });
  expect(output).toMatch(/^\d{3} packages have allowed licences, \d+ of which may ship\.\n$/);
  expect(code).toBe(0);
});
