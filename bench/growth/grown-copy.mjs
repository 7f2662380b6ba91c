import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
const KINDS = ['blog', 'docs', 'tutorials'];

/** Copies what a build reads, and links `node_modules`. */
export async function copySources(from, to) {
  for (const name of SOURCES) await cp(join(from, name), join(to, name), { recursive: true });
  // A junction, because on Windows not every user may create a symbolic link. The same thing elsewhere.
  await symlink(join(from, 'node_modules'), join(to, 'node_modules'), 'junction');
}

/** Adds articles to a copy, the same number to each list, with texts of the usual length. */
export async function addArticles(root, perKind) {
  const addresses = join(root, 'src/config/articles.ts');
  const words = join(root, 'src/content/en/marketing/articles.ts');
  for (const kind of KINDS) {
    const slugs = Array.from({ length: perKind }, (_, index) => `generated-${kind}-${index + 1}`);
    await insert(addresses, 'export const articles', `${kind}: [`, slugs.map(addressOf));
    await insert(words, 'const articleWords', `${kind}: {`, slugs.map(wordsOf));
    const texts = join(root, 'src/content/en', kind);
    const model = (await readdir(texts)).find((name) => name.endsWith('.md'));
    for (const slug of slugs) await cp(join(texts, model), join(texts, `${slug}.md`));
  }
}

function addressOf(slug) {
  return `{ slug: '${slug}', date: '2026-01-01' },`;
}

function wordsOf(slug) {
  const summary = `What is said of ${slug} in the list, under its title and in search results.`;
  return `'${slug}': { title: 'On ${slug}', summary: '${summary}', minutes: 2 },`;
}

/** Inserts lines after the first `opening` that follows `start`. */
async function insert(file, start, opening, lines) {
  const text = await readFile(file, 'utf8');
  const from = text.indexOf(start);
  const at = from < 0 ? -1 : text.indexOf(opening, from);
  if (at < 0) throw new Error(`${file} has no "${opening}" after "${start}".`);
  const end = at + opening.length;
  await writeFile(file, `${text.slice(0, end)}\n${lines.join('\n')}${text.slice(end)}`);
}
