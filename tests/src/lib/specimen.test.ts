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
        { text: 'never', cue: 1 },
        { text: '.', cue: null },
      ],
    ],
    ['no {cue}', [{ text: 'no {cue}', cue: null }]],
    ['', []],
  ])('%j', (source, pieces) => {
    expect(markedText(source)).toEqual(pieces);
  });
});
