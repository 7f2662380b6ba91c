import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '../setup/run-script.ts';

const PEN = 'node_modules/@art/pen';

/** Checks a project whose only package has one licence in the lock and another in its package.json. */
async function check(locked: string, installed: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lureproof-licences-'));
  const packages = { [PEN]: { version: '2.1.0', license: locked } };
  mkdirSync(join(folder, PEN), { recursive: true });
  writeFileSync(join(folder, PEN, 'package.json'), JSON.stringify({ license: installed }));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const run = await runScript('scripts/check-licences.mjs', { cwd: folder });
  rmSync(folder, { recursive: true });
  return run;
}

it('passes an installed package whose licence is allowed', async () => {
  const { code, output } = await check('GPL-3.0-only', 'MIT');
  expect(output).toBe('1 packages have allowed licences, 1 of which may ship.\n');
  expect(code).toBe(0);
});

it('fails for one whose licence is not', async () => {
  const { code, output } = await check('MIT', 'GPL-3.0-only');
  expect(output).toBe(
    '@art/pen@2.1.0 has the licence GPL-3.0-only, which is not allowed in what ships.\n',
  );
  expect(code).toBe(1);
});
