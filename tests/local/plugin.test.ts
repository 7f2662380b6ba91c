import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { freeLocalPortBase } from '../setup/free-ports.ts';

const RUN = join(import.meta.dirname, 'plugin-fixture/run.mjs');
const PORT_BASE = await freeLocalPortBase();
const ports = localPorts(PORT_BASE);

let root: string;
const started: ChildProcessWithoutNullStreams[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lureproof-plugin-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

/** Runs Vite's dev server in its own process, outside vitest. */
function run() {
  const env: NodeJS.ProcessEnv = { ...process.env, LOCAL_PORT_BASE: PORT_BASE, NO_COLOR: '1' };
  delete env['VITEST'];
  const child = spawn(process.execPath, [RUN, root], { env });
  started.push(child);
  const exited = once(child, 'exit');
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const until = async (text: string) => {
    while (!output.includes(text)) {
      await Promise.race([
        once(child.stdout, 'data'),
        exited.then(() => Promise.reject(new Error(`It ended early:\n${output}`))),
      ]);
    }
  };
  return { child, exited, until, output: () => output };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const listening = () =>
  Promise.all([ports.console, ports.userPool, ports.learningSite].map(isListening));

/** Expects Ctrl-C to end the process cleanly, and the services with it. */
async function expectInterruptible({ child, exited, output }: ReturnType<typeof run>) {
  child.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
  expect(await listening()).toEqual([false, false, false]);
  expect(output()).not.toMatch(/error|warn|in use|failed|\n\s+at /i);
}

describe('localServices', () => {
  it('runs the services beside the dev server, also through its restarts, until Ctrl-C', async () => {
    const vite = run();
    await vite.until('started');
    expect(await listening()).toEqual([true, true, true]);
    expect(vite.output()).toContain(`Local console: http://localhost:${ports.console}/`);
    expect(vite.output()).toContain(`Learning site: http://localhost:${ports.learningSite}/`);
    for (const line of ['restart once', 'restart twice']) {
      vite.child.stdin.write(`${line}\n`);
      await vite.until(`${line}: done`);
      expect(await listening()).toEqual([true, true, true]);
    }
    await expectInterruptible(vite);
  });
});
