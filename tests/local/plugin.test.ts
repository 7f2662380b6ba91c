import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '#local/kit/serve.ts';
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

/** Runs Vite in its own process, outside vitest. */
function run(mode: 'dev' | 'preview') {
  const env: NodeJS.ProcessEnv = { ...process.env, LOCAL_PORT_BASE: PORT_BASE, NO_COLOR: '1' };
  delete env['VITEST'];
  const child = spawn(process.execPath, [RUN, mode, root], { env });
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

describe('localServices', () => {
  it.each(['dev', 'preview'] as const)(
    'runs the services beside vite %s, prints their URLs and stops on Ctrl-C',
    async (mode) => {
      const { child, exited, until, output } = run(mode);
      await until('started');
      expect(await listening()).toEqual([true, true, true]);
      expect(output()).toContain(`Local console: http://localhost:${ports.console}/`);
      expect(output()).toContain(`Learning site: http://localhost:${ports.learningSite}/`);

      child.kill('SIGINT');

      expect(await exited).toEqual([130, null]);
      expect(await listening()).toEqual([false, false, false]);
      expect(output()).not.toMatch(/error|warn|\n\s+at /i);
    },
  );

  it('survives restarts of the dev server and stops with it', async () => {
    const { child, until, output } = run('dev');
    await until('started');
    for (const line of ['restart once', 'restart twice', 'restart thrice']) {
      child.stdin.write(`${line}\n`);
      await until(`${line}: done`);
      expect(await listening()).toEqual([true, true, true]);
    }
    expect(output()).not.toMatch(/in use|failed/);
    child.stdin.write('close\n');
    await until('close: done');
    expect(await listening()).toEqual([false, false, false]);
  });

  it('stops on SIGTERM', async () => {
    const { child, exited, until } = run('dev');
    await until('started');
    child.kill('SIGTERM');
    await exited;
    expect(await listening()).toEqual([false, false, false]);
  });

  it('reports in one sentence that a port is taken', async () => {
    const other = await serve(async () => new Response('other'), ports.userPool);
    const { exited, output } = run('dev');
    const [code] = await exited;
    await other.close();
    expect(code).toBe(1);
    expect(output()).toContain(`Port ${ports.userPool} is already in use`);
    expect(output()).not.toMatch(/EADDRINUSE|local\/(kit|start|plugin)/);
  });
});
