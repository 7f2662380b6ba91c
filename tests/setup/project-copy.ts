import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySources } from '../../bench/growth/grown-copy.mjs';
import { ROOT } from '../house/sources.ts';
import { runScript } from './run-script.ts';

export interface ProjectCopy {
  /** The absolute path of a file in the copy. */
  at: (name: string) => string;
  build: (settings: Record<string, string>) => ReturnType<typeof runScript>;
  remove: () => Promise<void>;
}

/** A copy of the project to change and build. */
export async function copyProject(): Promise<ProjectCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const at = (name: string) => join(directory, name);
  await copySources(ROOT, directory);
  return {
    at,
    build: (settings) =>
      runScript('node_modules/vite/bin/vite.js', {
        cwd: directory,
        args: ['build'],
        env: { ...settings, NODE_ENV: 'production' },
      }),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}
