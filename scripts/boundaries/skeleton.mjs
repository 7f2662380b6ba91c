import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

export const DIRECTORIES = ['src', 'local', 'vite', 'tests', 'e2e', 'bench', 'scripts', 'infra'];

const SCRIPT = /\.(ts|tsx|mjs|js)$/;
const TYPES_ONLY = /^(import|export)\s+type\b/;

/**
 * A module's import statements only. With `types: false`, without those that are removed at compile time
 * (`verbatimModuleSyntax`: `import type` and `export type`).
 */
function importsOf(name, code, { types }) {
  const { module, errors } = parseSync(name, code);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0].message}`);
  const kept = ({ start, end }) => types || !TYPES_ONLY.test(code.slice(start, end));
  const imported = module.staticImports.filter(kept).map((found) => found.moduleRequest.value);
  const exported = module.staticExports
    .filter(kept)
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
  const quoted = module.dynamicImports.map(({ moduleRequest }) =>
    code.slice(moduleRequest.start, moduleRequest.end),
  );
  const late = quoted.flatMap((text) => /^(['"`])([^$]*)\1$/.exec(text)?.[2] ?? []);
  return [
    ...new Set([...imported, ...exported].map((from) => `import ${JSON.stringify(from)};`)),
    ...new Set(late.map((from) => `import(${JSON.stringify(from)});`)),
  ].join('\n');
}

/** Every file of the project, as `{ 'src/main.tsx': '…' }`. Only scripts have their content. */
export function sourcesIn(root) {
  const inDirectories = DIRECTORIES.flatMap((directory) => filesIn(root, directory));
  const atTop = readdirSync(root).filter((name) => /\.(ts|mjs)$/.test(name));
  return Object.fromEntries(
    [...inDirectories, ...atTop].map((path) => [
      path,
      SCRIPT.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    ]),
  );
}

function filesIn(root, directory) {
  if (!existsSync(join(root, directory))) return [];
  return readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}

/** Writes the imports of these sources into an empty directory, where packages resolve as in `root`. */
export function writeSkeleton(sources, root, directory, view) {
  for (const name of DIRECTORIES) mkdirSync(join(directory, name), { recursive: true });
  // A junction, because on Windows not every user may create a symbolic link. The same thing elsewhere.
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
  writeFileSync(join(directory, 'package.json'), readFileSync(join(root, 'package.json')));
  for (const [path, code] of Object.entries(sources)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, SCRIPT.test(path) ? importsOf(path, code, view) : '');
  }
}
