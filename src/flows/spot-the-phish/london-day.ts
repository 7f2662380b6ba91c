const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Day 1 is Sunday, 22 November 2026, when the demo became a game. */
const DAY_ZERO = Date.UTC(2026, 10, 21) / DAY_MS;

const calendar = new Intl.DateTimeFormat(undefined, {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** In 2054. A round's code has no room for more. */
export const LAST_DAY = 9999;

/**
 * The number of the day in London, whatever the device's time zone. A device whose clock is before the first day gets
 * that day.
 */
export function londonDay(now: number): number {
  return Math.min(Math.max(1, dayNumber(now)), LAST_DAY);
}

function dayNumber(now: number): number {
  const part = Object.fromEntries(
    calendar.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = NaN, month = NaN, day = NaN } = part;
  return Date.UTC(year, month - 1, day) / DAY_MS - DAY_ZERO;
}

/** Milliseconds until the next midnight in London, which may be 23 or 25 hours after the last. */
export function untilNextDay(now: number): number {
  const next = dayNumber(now) + 1;
  // London is on UTC, or an hour ahead.
  const midnight = (next + DAY_ZERO) * DAY_MS;
  const inSummer = midnight - HOUR_MS;
  return (dayNumber(inSummer) === next ? inSummer : midnight) - now;
}
