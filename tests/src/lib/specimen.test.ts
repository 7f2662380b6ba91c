import { describe, expect, it } from 'vitest';
import { markedText } from '#src/lib/specimen.ts';

describe('markedText', () => {
  it.each([
    [
      'Pay {1:today}',
      [
        { text: 'Pay ', cue: null },
        { text: 'today', cue: 1 },
      ],
    ],
    [
      '{2:2 hours} or {1:never}.',
      [
        { text: '2 hours', cue: 2 },
        { text: ' or ', cue: null },
        { text: 'never.', cue: 1 },
      ],
    ],
    [
      '{1:lloyds}.example is {2:not}, {3:now}…',
      [
        { text: 'lloyds', cue: 1 },
        { text: '.example is ', cue: null },
        { text: 'not,', cue: 2 },
        { text: ' ', cue: null },
        { text: 'now', cue: 3 },
        { text: '…', cue: null },
      ],
    ],
    ['{12:twelfth}', [{ text: 'twelfth', cue: 12 }]],
    ['no {cue}', [{ text: 'no {cue}', cue: null }]],
    ['', []],
  ])('%j', (source, pieces) => {
    expect(markedText(source)).toEqual(pieces);
  });
});
