import { afterEach, expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { sessionCookieName } from '#src/config/session-cookie.ts';
import { watchVisit } from '#src/services/user-pool/visit.ts';

const push = (path: string, key: string) => window.history.pushState({ key }, '', path);

const signIn = (user: string | null) => {
  const cookie = sessionCookieName(env.userPool.clientId);
  document.cookie = `${cookie}=${user ?? ''}; max-age=${user === null ? 0 : 60}; path=/`;
};

afterEach(() => signIn(null));

it.each<[string, () => void, boolean]>([
  ['nothing happens', () => undefined, true],
  ['an entry is pushed for another page', () => push('/pricing', 'b'), false],
  ['an entry is pushed for the same page', () => push('/login', 'b'), false],
  [
    'the state of the entry changes',
    () => window.history.replaceState({ key: 'a', usr: 1 }, ''),
    true,
  ],
])('a visit while %s', (_, happen, isSame) => {
  push('/login', 'a');
  const visit = watchVisit();
  happen();
  expect(visit.isSame()).toBe(isSame);
});

it.each<[string | null, string | null, boolean]>([
  ['ada', 'ada', true],
  ['ada', 'grace', false],
  ['ada', null, true],
  [null, 'ada', false],
  [null, null, true],
])('a visit by %j, then by %j', (before, after, isSame) => {
  signIn(before);
  const visit = watchVisit();
  signIn(after);
  expect(visit.isSame()).toBe(isSame);
});
