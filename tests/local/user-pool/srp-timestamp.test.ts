import { describe, expect, it } from 'vitest';
import { canonicalTimestamp } from '#local/user-pool/srp-timestamp.ts';

describe('canonicalTimestamp', () => {
  it.each(['Sat Nov 21 00:48:27 UTC 2026', 'Tue Nov 3 23:59:59 UTC 2026'])('keeps %s', (text) => {
    expect(canonicalTimestamp(text)).toBe(text);
  });

  it('removes the zero before the day', () => {
    expect(canonicalTimestamp('Tue Nov 03 04:05:06 UTC 2026')).toBe('Tue Nov 3 04:05:06 UTC 2026');
  });

  it.each([
    ['the wrong weekday', 'Mon Nov 3 04:05:06 UTC 2026'],
    ['an impossible day', 'Tue Nov 31 04:05:06 UTC 2026'],
    ['an impossible hour', 'Tue Nov 3 24:05:06 UTC 2026'],
    ['another time zone', 'Tue Nov 3 04:05:06 GMT 2026'],
    ['seconds of one digit', 'Tue Nov 3 04:05:6 UTC 2026'],
    ['another language', 'Di Nov 3 04:05:06 UTC 2026'],
    ['an ISO date', '2026-11-03T04:05:06Z'],
    ['nothing', ''],
  ])('refuses %s', (_, text) => {
    expect(canonicalTimestamp(text)).toBeNull();
  });
});
