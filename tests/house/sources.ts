import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const DIRECTORIES = ['src', 'local', 'vite', 'tests', 'e2e', 'bench', 'scripts', 'infra'];

/** Every file of ours, relative to the root, with forward slashes. */
export const files: readonly string[] = DIRECTORIES.filter((directory) =>
  existsSync(join(ROOT, directory)),
).flatMap((directory) =>
  readdirSync(join(ROOT, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
);

export const scripts = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
