import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, scripts } from './sources.ts';

const OWN = 'src/content/en/locale.ts';
const sources = scripts
  .filter((path) => /^(?:src|vite\/prerender)\//.test(path) && path !== OWN)
  // The game's messages quote prices as their senders wrote them.
  .filter((path) => !path.startsWith('src/content/en/demo/'))
  .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')] as const);

const pathsWith = (pattern: RegExp) =>
  sources.filter(([, text]) => pattern.test(text)).map(([path]) => path);

it('no source hard-codes a locale or a price', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(pathsWith(/['"`>]en-[A-Z]{2}['"`<]/)).toEqual([]);
  expect(pathsWith(/£\d/)).toEqual([]);
  expect(pathsWith(/\.toLocale(?:Date|Time)?String\(/)).toEqual([]);
});

it('places follow the direction of writing: start and end, not left and right', () => {
  const physical =
    /[\s"'`:!]-?(?:(?:[mp][lr]|left|right)-[\w[.]|(?:border|rounded)-[tb]?[lr](?![\w])|text-(?:left|right)\b)/;
  const classNames = /className="[^"]*"|'[^'\n]*'/g;
  const found = sources.flatMap(([, text]) =>
    Array.from(text.matchAll(classNames), ([list]) => list).filter((list) => physical.test(list)),
  );
  expect(found).toEqual([]);
});
