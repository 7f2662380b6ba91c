import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '#vite/markdown/compile.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('Markdown becomes typed blocks', () => {
  it('headings have ids derived from their text', () => {
    expect(compileMarkdown('## What’s in it, exactly?')).toEqual([
      {
        kind: 'heading',
        level: 2,
        id: 'whats-in-it-exactly',
        children: [text('What’s in it, exactly?')],
      },
    ]);
  });

  it('paragraphs contain text, emphasis, code and links', () => {
    expect(compileMarkdown('One **two** `a < b` [three](/pricing)')).toEqual([
      {
        kind: 'paragraph',
        children: [
          text('One '),
          { kind: 'strong', children: [text('two')] },
          text(' '),
          { kind: 'code', text: 'a < b' },
          text(' '),
          { kind: 'link', href: '/pricing', children: [text('three')] },
        ],
      },
    ]);
  });

  it('quotation marks become typographic', () => {
    expect(compileMarkdown(`("It's" she said "so")`)).toEqual([
      { kind: 'paragraph', children: [text('(“It’s” she said “so”)')] },
    ]);
  });

  it('lists, notes and tables', () => {
    const kinds = compileMarkdown('1. One\n2. Two\n\n> A note\n\n| a | b |\n|---|---|\n| c | d |');
    expect(kinds.map(({ kind }) => kind)).toEqual(['list', 'note', 'table']);
    expect(kinds[0]).toMatchObject({ ordered: true, items: [[{}], [{}]] });
    expect(kinds[2]).toMatchObject({ head: [[text('a')], [text('b')]] });
  });
});

describe('unsupported Markdown is refused', () => {
  it.each([
    '# One',
    '#### Four',
    '<b>html</b>',
    'a <i>b</i>',
    '![x](y.png)',
    '![](y)',
    'a ![x](y)',
    '> ![x](y)',
    '---',
    '[x]: /y',
  ])('%j', (source) => {
    expect(() => compileMarkdown(source)).toThrow(/^Markdown: /);
  });
});
