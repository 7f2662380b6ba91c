import { expect, it } from 'vitest';
import { articles } from '#src/config/articles.ts';
import { builtScripts, withImports } from '../../setup/built-scripts.ts';

const slugs = Object.values(articles).flatMap((list) => list.map(({ slug }) => slug));
/** The article that the landing page links to. */
const LINKED = 'reporting-beats-not-clicking';

const known = (code: string) => slugs.filter((slug) => code.includes(slug));

function slugsIn(script: string): string[] {
  const [name = '', ...others] = [...builtScripts.keys()].filter(
    (file) => file.replace(/-[\w-]{8}\.js$/, '') === script,
  );
  expect(others).toEqual([]);
  const needed = withImports(name);
  expect(needed.size).toBeGreaterThan(0);
  return [...new Set([...needed.values()].flatMap(known))];
}

it('the app contains no article, and the landing page only the one it links to', () => {
  expect(slugsIn('index')).toEqual([]);
  expect(slugsIn('landing')).toEqual([LINKED]);
});

it('an article page contains them all, so the search above can fail', () => {
  expect(slugsIn('article').toSorted()).toEqual(slugs.toSorted());
});
