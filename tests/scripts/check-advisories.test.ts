import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runScript } from '../setup/run-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'lureproof-advisories-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PEN = { version: '2.1.0', integrity: `sha512-${'A'.repeat(86)}==` };
const manifest = { name: 'easel', version: '1.0.0', dependencies: { pen: '2.1.0' } };
const packages = { '': manifest, 'node_modules/pen': PEN };
const lock = { ...manifest, lockfileVersion: 3, packages };
writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));

/** Runs the check with a registry that answers requests for advisories. */
async function check(answer: (server: Server) => void) {
  const server = createServer();
  answer(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port }: AddressInfo = Object.assign(
    { address: '', family: '', port: 0 },
    server.address(),
  );
  const env = { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: folder };
  const run = await runScript('scripts/check-advisories.mjs', { cwd: folder, env });
  server.close();
  return run;
}

it('fails for a high vulnerability, and says which', async () => {
  const advisory = { id: 1, url: 'https://a.example/1', title: 'Leaks ink', severity: 'high' };
  const { code, output } = await check((server) =>
    server.on('request', (request, response) => {
      const isAudit = request.url?.endsWith('/advisories/bulk') === true;
      response.writeHead(isAudit ? 200 : 404, { 'content-type': 'application/json' });
      response.end(
        isAudit ? JSON.stringify({ pen: [{ ...advisory, vulnerable_versions: '<3' }] }) : '{}',
      );
    }),
  );
  expect(output).toContain('Leaks ink');
  expect(code).toBe(1);
});

it('passes if the registry tells nothing, and says so in a line for each question', async () => {
  const { code, output } = await check((server) =>
    server.on('request', (_, response) => response.writeHead(405).end()),
  );
  expect(output).toMatch(
    /^Known vulnerabilities were not checked: .+\nSignatures were not checked: .+\n$/,
  );
  expect(code).toBe(0);
});
