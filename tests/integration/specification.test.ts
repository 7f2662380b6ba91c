import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, scripts } from '../house/sources.ts';

/** docs/product must agree with the copy, with the tests that it names, and with the code that cites it. */

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const pages = readdirSync(join(ROOT, 'docs/product')).map((file) => read(`docs/product/${file}`));
const sections = pages.flatMap((page) => page.split(/^## /m).slice(1));
const named = sections.map((text) => ({ name: text.split('\n')[0] ?? '', text }));
const FIXED_TEXT = /(?<=[\s(])'([^']+)'(?=[\s,.;:)])/g;

/** Joins the broken lines of comments and Markdown. */
const inOneLine = (text: string) => text.replaceAll(/\s+(?:\* |\/\/ )?/g, ' ');

describe.each(named)('$name', ({ text }) => {
  it('names tests that exist', () => {
    const [, list = ''] = text.split('\nTests: ');
    const files = Array.from(list.matchAll(/`([^`]+)`/g), ([, file = '']) => file);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

it('docs/product quotes only texts in the code', () => {
  const copy = scripts
    .filter(
      (path) => path.startsWith('src/') || path === 'tests/integration/library-rules.dom.test.ts',
    )
    .map((path) => inOneLine(read(path)))
    .join('\n');
  const quoted = Array.from(inOneLine(pages.join('\n')).matchAll(FIXED_TEXT));
  expect(quoted.length).toBeGreaterThan(70);
  const unknown = quoted.flatMap(([, text = '']) => (copy.includes(text) ? [] : [text]));
  expect(unknown).toEqual([]);
});

it('code cites only sections of docs/product', () => {
  const names = new Set(named.map(({ name }) => name));
  const cited = scripts.flatMap((path) =>
    Array.from(inOneLine(read(path)).matchAll(/\(docs\/product, ([^)]+)\)/g), ([, name = '']) => ({
      path,
      name,
    })),
  );
  expect(cited.length).toBeGreaterThan(30);
  expect(cited.filter(({ name }) => !names.has(name))).toEqual([]);
});
