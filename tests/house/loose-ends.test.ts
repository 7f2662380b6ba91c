import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, scripts } from './sources.ts';

/** This folder contains the patterns themselves. */
const read = scripts
  .filter((path) => !path.startsWith('tests/house/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe('nothing is postponed or switched off', () => {
  it.each([
    ['work left for later', /\b(TODO|FIXME|XXX|HACK)\b/],
    [
      'a focused, skipped or empty test',
      /\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fixme|fails)\b/,
    ],
    ['a test put aside', /\bx(it|describe|test)\(/],
    [
      'a silenced checker',
      /@ts-(ignore|expect-error|nocheck)|(oxlint|eslint)-disable|oxfmt-ignore|prettier-ignore/,
    ],
  ])('%s', (_, pattern) => {
    const found = read.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(found).toEqual([]);
  });
});
