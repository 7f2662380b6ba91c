import { expect, it } from 'vitest';
import { isOffered, offerAfterAnswer, offerAfterCode } from '#src/flows/passkeys/offer.ts';

const DAY = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 28);

it.each([
  ['nothing yet', null, 'due'],
  ['never', 'never', 'never'],
  ['29 days after Not now', NOW + DAY, NOW + DAY],
  ['30 days after Not now', NOW, 'due'],
] as const)('after a code, with %s: %s', (_, before, after) => {
  expect(offerAfterCode(before, NOW)).toBe(after);
});

it('takes Not now for 30 days, and Never for ever', () => {
  expect(offerAfterAnswer('later', NOW)).toBe(NOW + 30 * DAY);
  expect(offerAfterAnswer('never', NOW)).toBe('never');
});

const able = { offer: 'due', isDeviceAble: true, passkeys: 0 } as const;

it.each([
  [able, true],
  [{ ...able, isDeviceAble: false }, false],
  [{ ...able, passkeys: 1 }, false],
  [{ ...able, passkeys: null }, false],
  [{ ...able, offer: null }, false],
  [{ ...able, offer: NOW }, false],
])('%o: %s', (circumstances, expected) => {
  expect(isOffered(circumstances)).toBe(expected);
});
