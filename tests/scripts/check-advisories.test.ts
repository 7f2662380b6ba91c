import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startRegistry } from '../setup/package-registry.ts';
import { runScript } from '../setup/run-script.ts';

/** npm is slow on a busy machine. */

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

const advisory = (severity: string) => () =>
  Response.json({
    pen: [
      {
        id: 1,
        url: 'https://advisories.example/1',
        title: 'Ink leaks',
        severity,
        vulnerable_versions: '<=2.1.0',
        cwe: [],
        cvss: { score: 8, vectorString: null },
      },
    ],
  });

it.each(['high', 'critical'])('fails for a %s vulnerability, and names it', async (level) => {
  const { code, output } = await check(advisory(level));
  expect(output).toBe(`pen <=2.1.0: Ink leaks (${level}), https://advisories.example/1\n`);
  expect(code).toBe(1);
});

it.each([
  ['a lower one', advisory('moderate'), 1],
  ['none', () => Response.json({}), 0],
])('passes with %s', async (_, answer, lower) => {
  const { code, output } = await check(answer);
  expect(output).toBe(`No known vulnerability is high or critical; ${lower} are lower.\n`);
  expect(code).toBe(0);
});

it.each([
  ['knows no such address', () => new Response('no', { status: 404 }), '404 Not Found'],
  ['is broken', () => new Response('<p>', { status: 503 }), '503 Service Unavailable'],
  [
    'answers with a page',
    () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    'invalid json response body',
  ],
  ['drops the connection', () => Response.error(), 'socket hang up'],
])('passes with a message if the registry %s', async (_, answer, reason) => {
  const { code, output } = await check(answer);
  expect(output).toMatch(
    /^Known vulnerabilities were not checked: the registry doesn't tell \(.+\)\.\n$/,
  );
  expect(output).toContain(reason);
  expect(code).toBe(0);
});

it('passes with a message if the registry doesn’t answer', async () => {
  const { code, output } = await check(() => new Promise(() => {}), '--timeout', '2000');
  expect(output).toBe(
    "Known vulnerabilities were not checked: the registry doesn't tell (no answer within 2000 ms).\n",
  );
  expect(code).toBe(0);
});

it('fails if the registry isn’t to blame', async () => {
  const registry = await startRegistry([]);
  rmSync(join(folder, 'package-lock.json'));
  const { env } = registry;
  const { code, output } = await runScript('scripts/check-advisories.mjs', { cwd: folder, env });
  await registry.close();
  expect(output).toContain('ENOLOCK');
  expect(code).toBe(1);
});
