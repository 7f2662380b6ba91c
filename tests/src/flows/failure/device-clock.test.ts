import { describe, expect, it } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { clockErrorOf, describeClock, isClockSuspect } from '#src/flows/failure/device-clock.ts';
import type {
  UserPoolErrorCode,
  UserPoolErrorReason,
} from '#src/services/user-pool/user-pool-error.ts';

const MINUTE = 60_000;

describe('a device’s clock', () => {
  it.each([null, 0, 30_000, -30_000, 2 * MINUTE, -2 * MINUTE])(
    'that is %s off is not mentioned',
    (skew) => {
      expect(clockErrorOf(skew)).toBeNull();
    },
  );

  it.each([
    [-10 * MINUTE, 'about 10 minutes behind.'],
    [-10.4 * MINUTE, 'about 10 minutes behind.'],
    [3 * MINUTE, 'about 3 minutes ahead.'],
    [60 * MINUTE, 'about 60 minutes ahead.'],
    [-119 * MINUTE, 'about 119 minutes behind.'],
    [120 * MINUTE, 'about 2 hours ahead.'],
    [-25 * 60 * MINUTE, 'about 25 hours behind.'],
    [365 * 24 * 60 * MINUTE, 'about 365 days ahead.'],
    [49 * 60 * MINUTE, 'about 2 days ahead.'],
  ])('that is %i ms off is described', (skew, words) => {
    const error = clockErrorOf(skew);
    const text = error === null ? '' : describeClock(error, failureWords.clock);
    expect(text).toMatch(/^Your device’s clock is /);
    expect(text).toContain(words);
    expect(text).toMatch(/try again\.$/);
  });

  it.each<[UserPoolErrorCode, UserPoolErrorReason | undefined, boolean]>([
    ['not-authorized', 'wrong-password', true],
    ['sign-in-lost', undefined, true],
    ['code-mismatch', undefined, true],
    ['code-expired', undefined, true],
    ['invalid-parameter', 'clock-skew', true],
    ['invalid-parameter', undefined, false],
    ['network', undefined, false],
    ['unavailable', undefined, false],
    ['limit-exceeded', undefined, false],
    ['signed-out', undefined, false],
  ])('may be behind %s (%s): %s', (code, reason, suspect) => {
    expect(isClockSuspect({ code, reason, providerMessage: '' })).toBe(suspect);
  });
});
