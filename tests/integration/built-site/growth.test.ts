import { expect, it } from 'vitest';
import { articles } from '#src/config/articles.ts';
import { builtScripts, withImports } from '../../setup/built-scripts.ts';

const slugs = Object.values(articles).flatMap((list) => list.map(({ slug }) => slug));
/** The landing page links to this one. */
const LINKED = 'reporting-beats-not-clicking';

const known = (code: string) => slugs.filter((slug) => code.includes(slug));

function slugsIn(prefix: string): string[] {
  const [name = '', ...others] = [...builtScripts.keys()].filter((file) => file.startsWith(prefix));
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
