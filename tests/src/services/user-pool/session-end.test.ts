import { beforeEach, expect, it } from 'vitest';
import {
  noteSessionEnd,
  resetSessionEnd,
  sessionEnd,
} from '#src/services/user-pool/session-end.ts';

beforeEach(resetSessionEnd);

it('a refused refresh is recorded as the reason why a session ended', () => {
  noteSessionEnd('session-not-renewed');
  expect(sessionEnd()).toBe('session-not-renewed');
});

it('a late refused refresh doesn’t replace a chosen sign-out', () => {
  noteSessionEnd('chosen');
  noteSessionEnd('session-not-renewed');
  expect(sessionEnd()).toBe('chosen');
});

it('the next session that a guard checks has its own reason', () => {
  noteSessionEnd('chosen');
  resetSessionEnd();
  expect(sessionEnd()).toBe('session-ended');
});
