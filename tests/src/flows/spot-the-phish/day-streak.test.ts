import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDay, streakOn, withDays, type DayRun } from '#src/flows/spot-the-phish/day-streak.ts';

function played(days: readonly number[]): readonly DayRun[] {
  return days.reduce<readonly DayRun[]>((runs, day) => withDays(runs, [day, day]), []);
}

const anyDays = fc.array(fc.integer({ min: 1, max: 30 }));

describe('under every order of clocks', () => {
  it('each day counts once, and only the days played matter', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 1, max: 32 }), (days, today) => {
        const runs = played(days);
        expect(runs).toEqual(played([...days, ...days].toSorted((a, b) => a - b)));
        const end = days.includes(today) ? today : today - 1;
        let first = end;
        while (days.includes(first - 1)) first -= 1;
        let last = end;
        while (days.includes(last + 1)) last += 1;
        expect(streakOn(runs, today)).toBe(days.includes(end) ? last - first + 1 : 0);
        expect(hasDay(runs, today)).toBe(days.includes(today));
      }),
    );
  });

  it('playing with a clock set back or ahead loses nothing that was won', () => {
    fc.assert(
      fc.property(anyDays, anyDays, fc.integer({ min: 1, max: 32 }), (days, others, today) => {
        const before = streakOn(played(days), today);
        expect(streakOn(played([...days, ...others]), today)).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('two tabs keep what either has won', () => {
    fc.assert(
      fc.property(anyDays, anyDays, (here, there) => {
        expect(played(there).reduce(withDays, played(here))).toEqual(played([...here, ...there]));
      }),
    );
  });
});

it.each([
  [[], 7, 0],
  [[7], 7, 1],
  [[5, 6, 7], 7, 3],
  // Today is still to play.
  [[5, 6, 7], 8, 3],
  // A missed day.
  [[5, 6, 7], 9, 0],
  [[5, 6, 7, 9], 9, 1],
])('after days %j, the streak on day %i is %i', (days, today, streak) => {
  expect(streakOn(played(days), today)).toBe(streak);
});
