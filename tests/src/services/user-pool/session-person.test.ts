import { expect, it } from 'vitest';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { keepIdToken, leaveIdToken } from '../../../setup/id-token.ts';

it('is null without a session', () => {
  expect(sessionPerson()).toBeNull();
});

it.each([
  [{ name: 'Zoë Ångström', email: 'z@example.com' }, 'Zoë Ångström'],
  [{ 'custom:name': 'Ada', email: 'z@example.com' }, 'Ada'],
  [{ given_name: 'Ada', family_name: 'Lovelace', email: 'z@example.com' }, 'Ada Lovelace'],
  [{ email: 'z@example.com' }, 'z@example.com'],
])('reads %j from the ID token', (claims, name) => {
  keepIdToken(claims);
  expect(sessionPerson()).toEqual({ name, email: 'z@example.com' });
  expect(sessionPerson()).toBe(sessionPerson());
});

it.each(['not JSON', 'null', '{}', '{"email":7}'])('is null for a token with %j', (claims) => {
  keepIdToken(claims);
  expect(sessionPerson()).toBeNull();
});

it('is the user of this session, not one whose tokens were left behind', () => {
  leaveIdToken({ name: 'Bea', email: 'b@example.com' }, 'b@example.com');
  expect(sessionPerson()).toBeNull();
  keepIdToken({ name: 'Ada', email: 'a@example.com' }, 'a@example.com');
  expect(sessionPerson()?.name).toBe('Ada');
});
