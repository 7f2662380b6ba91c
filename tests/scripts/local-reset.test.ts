import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freeLocalPortBase } from '../setup/free-ports.ts';
import { runScript } from '../setup/run-script.ts';

const PORT = Number(await freeLocalPortBase());

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-reset-'));
  mkdirSync(join(folder, `.local-${PORT}/deep`), { recursive: true });
  writeFileSync(join(folder, `.local-${PORT}/user-pool.json`), '{}');
  writeFileSync(join(folder, 'keep.txt'), 'kept');
});
afterEach(() => rmSync(folder, { recursive: true }));

const reset = () =>
  runScript('scripts/local-reset.mjs', { cwd: folder, env: { LOCAL_PORT_BASE: String(PORT) } });

it('empties only the folder of its ports, and says so', async () => {
  const { code, output } = await reset();
  expect(code).toBe(0);
  expect(output).toContain(`Emptied .local-${PORT}/ (deep, user-pool.json)`);
  expect(readdirSync(join(folder, `.local-${PORT}`))).toEqual([]);
  expect(existsSync(join(folder, 'keep.txt'))).toBe(true);
});

it('refuses while the local services are running', async () => {
  const services = createServer().listen(PORT, '127.0.0.1');
  await once(services, 'listening');
  const { code, output } = await reset();
  services.close();
  expect(code).toBe(1);
  expect(output).toContain('Stop them first');
  expect(readdirSync(join(folder, `.local-${PORT}`))).toHaveLength(2);
});
