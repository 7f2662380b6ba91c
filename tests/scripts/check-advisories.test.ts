import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-advisories-'));
  const manifest = { name: 'easel', version: '1.0.0', dependencies: { pen: '2.1.0' } };
  const packages = { '': manifest, 'node_modules/pen': { version: '2.1.0' } };
  const lock = { ...manifest, lockfileVersion: 3, packages };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function check(answer: () => Response | Promise<Response>, ...args: string[]) {
  const registry = await startRegistry([], (request) => {
    const { pathname } = new URL(request.url);
    const isAudit = `${request.method} ${pathname}` === 'POST /-/npm/v1/security/advisories/bulk';
    return isAudit ? answer() : new Response('{}', { status: 404 });
  });
  const run = await runScript('scripts/check-advisories.mjs', {
    cwd: folder,
    args,
    env: registry.env,
  });
  await registry.close();
  return run;
}

const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Ink leaks',
  severity: 'high',
  vulnerable_versions: '<=2.1.0',
  cwe: [],
  cvss: { score: 8, vectorString: null },
};

it('fails for a high vulnerability, and names it', async () => {
  const { code, output } = await check(() => Response.json({ pen: [advisory] }));
  expect(output).toBe('pen <=2.1.0: Ink leaks (high), https://advisories.example/1\n');
  expect(code).toBe(1);
});

it('passes with a message if the registry drops the connection', async () => {
  const { code, output } = await check(() => Response.error());
  expect(output).toMatch(
    /^Known vulnerabilities were not checked: the registry doesn't tell \(.*socket hang up.*\)\.\n$/,
  );
  expect(code).toBe(0);
});

it('passes with a message if the registry doesn’t answer in time', async () => {
  const { code, output } = await check(() => new Promise(() => {}), '--timeout', '1');
  expect(output).toBe(
    "Known vulnerabilities were not checked: the registry doesn't tell (no answer within 1 ms).\n",
  );
  expect(code).toBe(0);
});
