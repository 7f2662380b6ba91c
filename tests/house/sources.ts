import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const ROOT = `${resolve(import.meta.dirname, '../..')}${sep}`;

const DIRECTORIES = ['src', 'local', 'vite', 'tests', 'e2e', 'bench', 'scripts', 'infra'];

/** Every file of the project, relative to its root, with forward slashes. */
export const files: readonly string[] = DIRECTORIES.filter((directory) =>
  existsSync(join(ROOT, directory)),
).flatMap((directory) =>
  readdirSync(join(ROOT, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);

export const scripts = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
