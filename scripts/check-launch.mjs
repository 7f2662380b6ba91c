import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeholdersIn } from './launch/placeholders.mjs';

/** Lists what must be replaced or checked before the site goes live; fails until the list is empty. */
const root = fileURLToPath(new URL('..', import.meta.url));

const sources = ['src/content', 'src/config'].flatMap((directory) =>
  readdirSync(join(root, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\btypes|\.d)\.(ts|md)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(root, file).replaceAll('\\', '/');
      return { path, text: readFileSync(file, 'utf8') };
    }),
);

const placeholders = placeholdersIn(sources);
for (const { path, line, what } of placeholders) console.log(`${path}:${line}  ${what}`);
console.log(
  placeholders.length === 0
    ? 'Nothing is left to replace.'
    : `\n${placeholders.length} placeholders must be replaced or checked before going live. ` +
        'To tick one off, delete its comment (Before launch: …) or its `sample: true`.',
);
process.exitCode = placeholders.length === 0 ? 0 : 1;
