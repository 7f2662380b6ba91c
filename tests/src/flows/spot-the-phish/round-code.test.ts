import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRoundCode, roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';

describe('a round code', () => {
  it('has five letters and digits that need no escaping in URLs and spell no word', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32), (number) => {
        const code = roundCodeOf(number);
        expect(code).toMatch(/^[b-df-hjkmnp-tv-z2-9]{5}$/);
        expect(encodeURIComponent(code)).toBe(code);
        expect(parseRoundCode(code)).toBe(code);
      }),
    );
  });

  it('can be typed in capitals or with surrounding spaces', () => {
    expect(parseRoundCode(' BCDF9 ')).toBe('bcdf9');
  });

  it.each([null, '', 'bcdf', 'bcdfgh', 'bcdfa', 'bcdf0', 'bcdf1', 'bc df', '<svg>', 'bcdf\n9'])(
    'is not %j',
    (typed) => {
      expect(parseRoundCode(typed)).toBeNull();
    },
  );
});
