import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '#local/kit/serve.ts';
import { freeLocalPortBase } from '../setup/free-ports.ts';

const SCRIPT = join(import.meta.dirname, '../../scripts/local-reset.mjs');
const PORT = Number(await freeLocalPortBase());

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-reset-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function reset(): Promise<{ code: unknown; output: string }> {
  const env = { ...process.env, LOCAL_PORT_BASE: String(PORT) };
  const child = spawn(process.execPath, [SCRIPT], { cwd: folder, env });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const [code] = await once(child, 'close');
  return { code, output };
}

function fill(): void {
  mkdirSync(join(folder, `.local-${PORT}/deep`), { recursive: true });
  writeFileSync(join(folder, `.local-${PORT}/user-pool.json`), '{}');
  writeFileSync(join(folder, 'keep.txt'), 'kept');
}

describe('npm run local:reset', () => {
  it('empties only the folder of its ports, and says so', async () => {
    fill();
    const { code, output } = await reset();
    expect(code).toBe(0);
    expect(output).toContain(`Emptied .local-${PORT}/ (deep, user-pool.json)`);
    expect(readdirSync(join(folder, `.local-${PORT}`))).toEqual([]);
    expect(existsSync(join(folder, 'keep.txt'))).toBe(true);
  });

  it('says so if there is nothing to do', async () => {
    const { code, output } = await reset();
    expect(code).toBe(0);
    expect(output).toContain(`.local-${PORT}/ is empty already`);
  });

  it('refuses while the local services are running', async () => {
    fill();
    const console = await serve(async () => new Response('console'), PORT);
    const { code, output } = await reset();
    await console.close();
    expect(code).toBe(1);
    expect(output).toContain(`listening on port ${PORT}`);
    expect(output).toContain('Stop them first');
    expect(readdirSync(join(folder, `.local-${PORT}`))).toHaveLength(2);
  });
});
