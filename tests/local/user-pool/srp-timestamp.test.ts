import { describe, expect, it } from 'vitest';
import { formatTimestamp, parseTimestamp } from '#local/user-pool/srp-timestamp.ts';

describe('the timestamp of a proof', () => {
  it('is read to the second', () => {
    expect(parseTimestamp('Sat Nov 21 00:48:27 UTC 2026')).toBe(Date.UTC(2026, 10, 21, 0, 48, 27));
    expect(parseTimestamp('Tue Nov 3 23:59:59 UTC 2026')).toBe(Date.UTC(2026, 10, 3, 23, 59, 59));
  });

  it('is written as it is read', () => {
    expect(formatTimestamp(Date.UTC(2026, 10, 3, 4, 5, 6))).toBe('Tue Nov 3 04:05:06 UTC 2026');
  });

  it.each([
    ['a zero-padded day', 'Tue Nov 03 04:05:06 UTC 2026'],
    ['the wrong weekday', 'Mon Nov 3 04:05:06 UTC 2026'],
    ['a day the month has not', 'Tue Nov 31 04:05:06 UTC 2026'],
    ['another time zone', 'Tue Nov 3 04:05:06 GMT 2026'],
    ['another language', 'Di Nov 3 04:05:06 UTC 2026'],
    ['an ISO date', '2026-11-03T04:05:06Z'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(parseTimestamp(text)).toBeNull();
  });
});
