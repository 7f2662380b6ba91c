import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  carriedPassword,
  carryPassword,
  dropCarriedPassword,
} from '#src/routes/auth/shared/carried-password.ts';

beforeEach(() => {
  vi.useFakeTimers();
  carryPassword('ann@example.com', 'Correct-horse');
});
afterEach(() => void vi.useRealTimers());

it('is kept for its own account, for ten minutes', () => {
  expect(carriedPassword('bob@example.com')).toBeNull();
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(carriedPassword('ann@example.com')).toBe('Correct-horse');
  vi.advanceTimersByTime(1);
  expect(carriedPassword('ann@example.com')).toBeNull();
});

it('is gone once it is dropped', () => {
  dropCarriedPassword();
  expect(carriedPassword('ann@example.com')).toBeNull();
});
