import { describe, expect, it } from 'vitest';
import { cssBlocks, splitSelectors } from '#vite/prerender/css-blocks.ts';

describe('cssBlocks', () => {
  it('takes a style sheet apart one level deep', () => {
    expect(cssBlocks('@import "a;b";@media print{p{margin:0}}h1{color:red}')).toEqual([
      { prelude: '@import "a;b"', body: undefined },
      { prelude: '@media print', body: 'p{margin:0}' },
      { prelude: 'h1', body: 'color:red' },
    ]);
  });

  it('refuses a style sheet that is cut off', () => {
    expect(() => cssBlocks('p{margin:0')).toThrow('not closed');
  });
});

describe('splitSelectors', () => {
  it('leaves commas in brackets and strings alone', () => {
    expect(splitSelectors('a:is(b,c), d[e=","] ,f')).toEqual(['a:is(b,c)', 'd[e=","]', 'f']);
  });
});
