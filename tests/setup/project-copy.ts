import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../house/sources.ts';
import { runScript } from './run-script.ts';

/** The files that a build reads. */
const SOURCES = [
  'index.html',
  'local',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite',
  'vite.config.ts',
];

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
  for (const name of SOURCES) await cp(join(ROOT, name), at(name), { recursive: true });
  // A junction, because on Windows not every user may create a symbolic link. The same thing elsewhere.
  await symlink(join(ROOT, 'node_modules'), at('node_modules'), 'junction');
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
