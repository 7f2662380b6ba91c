import { describe, expect, it } from 'vitest';
import { annotatedText } from '#src/lib/specimen.ts';

describe('annotatedText', () => {
  it.each([
    [
      'Pay {1:today}',
      [
        { text: 'Pay ', note: null },
        { text: 'today', note: 1 },
      ],
    ],
    [
      '{2:2 hours} or {1:never}.',
      [
        { text: '2 hours', note: 2 },
        { text: ' or ', note: null },
        { text: 'never.', note: 1 },
      ],
    ],
    [
      '{1:lloyds}.example is {2:not}, {3:now}…',
      [
        { text: 'lloyds', note: 1 },
        { text: '.example is ', note: null },
        { text: 'not,', note: 2 },
        { text: ' ', note: null },
        { text: 'now', note: 3 },
        { text: '…', note: null },
      ],
    ],
    ['{12:twelfth}', [{ text: 'twelfth', note: 12 }]],
    ['no {cue}', [{ text: 'no {cue}', note: null }]],
    ['', []],
  ])('%j', (source, pieces) => {
    expect(annotatedText(source)).toEqual(pieces);
  });
});
