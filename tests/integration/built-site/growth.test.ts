import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articles } from '#src/config/articles.ts';
import { readSiteFile, siteFilePath } from '../../setup/built-site.ts';

const slugs = Object.values(articles).flatMap((list) => list.map(({ slug }) => slug));
/** The landing page links to this one. */
const LINKED = 'reporting-beats-not-clicking';

const scripts = new Map(
  readdirSync(siteFilePath('assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readSiteFile(`assets/${name}`)]),
);
const known = (code: string) => slugs.filter((slug) => code.includes(slug));

/** A script with all that it imports before it runs. */
function withImports(name: string, found = new Map<string, string>()): Map<string, string> {
  const code = scripts.get(name);
  if (code === undefined || found.has(name)) return found;
  found.set(name, code);
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)) {
    withImports(imported, found);
  }
  return found;
}

function slugsIn(prefix: string): string[] {
  const [name = '', ...others] = [...scripts.keys()].filter((file) => file.startsWith(prefix));
  expect(others).toEqual([]);
  const needed = withImports(name);
  expect(needed.size).toBeGreaterThan(0);
  return [...new Set([...needed.values()].flatMap(known))];
}

it('the app knows no article, and the landing page none but the one it links to', () => {
  expect(slugsIn('index-')).toEqual([]);
  expect(slugsIn('landing-')).toEqual([LINKED]);
});

it('an article knows them all: what this looks for is there to be found', () => {
  expect(slugsIn('load-article-').toSorted()).toEqual(slugs.toSorted());
});
