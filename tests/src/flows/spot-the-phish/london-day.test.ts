import { describe, expect, it } from 'vitest';
import { londonDay, untilNextDay } from '#src/flows/spot-the-phish/london-day.ts';

const at = (text: string) => Date.parse(text);

describe('the number of the day in London', () => {
  it.each([
    ['2026-11-22T12:00Z', 1],
    ['2026-11-28T23:59:59.999Z', 7],
    ['2026-11-29T00:00Z', 8],
    // It is still the 28th in New York, and already the 30th in Auckland.
    ['2026-11-28T23:30-05:00', 8],
    ['2026-11-30T01:00+13:00', 8],
    // Summer time: midnight in London is 23:00 UTC.
    ['2027-06-30T22:59Z', londonDay(at('2027-06-30T12:00Z'))],
    ['2027-06-30T23:00Z', londonDay(at('2027-06-30T12:00Z')) + 1],
    ['1970-01-01T00:00Z', 1],
    ['2099-01-01T00:00Z', 9999],
  ])('at %s is %i', (time, day) => {
    expect(londonDay(at(time))).toBe(day);
  });
});

it('the next day comes when the number changes, on each of 3,650 days', () => {
  const lengths = new Set<number>();
  let now = at('2026-11-22T00:00Z');
  for (let day = 1; day <= 3650; day += 1) {
    const left = untilNextDay(now);
    lengths.add(left / 3_600_000);
    expect([londonDay(now), londonDay(now + left - 1), londonDay(now + left)]).toEqual([
      day,
      day,
      day + 1,
    ]);
    expect(untilNextDay(now + left - 1)).toBe(1);
    now += left;
  }
  expect([...lengths].toSorted((a, b) => a - b)).toEqual([23, 24, 25]);
});
