import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../house/sources.ts';

interface ScriptRun {
  code: unknown;
  /** stdout and stderr, interleaved. */
  output: string;
}

/** Runs one of our scripts in `cwd` until it exits, without blocking this process's servers. */
export async function runScript(
  script: string,
  { cwd, args = [], env = {} }: { cwd: string; args?: string[]; env?: NodeJS.ProcessEnv },
): Promise<ScriptRun> {
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = await once(child, 'close');
  return { code, output };
}
