import { beforeEach, expect, it } from 'vitest';
import {
  recordSessionEnd,
  resetSessionEnd,
  lastSessionEnd,
} from '#src/services/user-pool/ending/session-end.ts';

beforeEach(resetSessionEnd);

it('a refused refresh is recorded as the reason why a session ended', () => {
  recordSessionEnd('session-not-renewed');
  expect(lastSessionEnd()).toBe('session-not-renewed');
});

it('a late refused refresh doesn’t replace a sign-out by the user', () => {
  recordSessionEnd('by-user');
  recordSessionEnd('session-not-renewed');
  expect(lastSessionEnd()).toBe('by-user');
});

it('the next session that a guard checks has its own reason', () => {
  recordSessionEnd('by-user');
  resetSessionEnd();
  expect(lastSessionEnd()).toBe('session-ended');
});
