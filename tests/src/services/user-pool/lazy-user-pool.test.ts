import { http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { takeSignOutNote } from '#src/services/user-pool/sign-out-note.ts';
import { asSocialSession } from '../../../setup/answers.ts';
import { changeClaims } from '../../../setup/expired-token.ts';
import { holdAnswers, watchOperations } from '../../../setup/held-answers.ts';
import { otherTab } from '../../../setup/other-tab.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { watchTimers } from '../../../setup/timers.ts';
import { userPoolSettled } from '../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../setup/world.ts';
import { eventually } from '../../../setup/eventually.ts';

const world = useWorld();
const POOL = 'http://localhost:4101/';
const PATIENCE_MS = 30_000;

/** Pending until the test ends, because every later refresh in Amplify would wait for it. */
const never = () =>
  new Promise<Response>((resolve) => {
    onTestFinished(() => resolve(Response.error()));
  });

beforeEach(async () => {
  await userPool.signOut();
});

/** The pool accepts the request and never answers, like a wrong region's endpoint or a proxy that holds it. */
async function whenPatienceEnds(call: () => Promise<unknown>): Promise<unknown> {
  world.answer(http.post(POOL, never));
  const timers = watchTimers();
  const outcome = call();
  expect(timers(PATIENCE_MS)).toHaveLength(1);
  timers(PATIENCE_MS)[0]?.();
  return outcome;
}

describe('a pool that never answers', () => {
  it.each([
    ['signing in', () => userPool.signIn('ada@example.com', 'Correct-horse')],
    ['registering', () => userPool.signUp({ name: 'A', email: 'a@b.example', password: 'x' })],
    ['resetting a password', () => userPool.requestPasswordReset('ada@example.com')],
  ])('times out after 30 seconds: %s', async (_, call) => {
    expect(await whenPatienceEnds(call)).toEqual({
      ok: false,
      error: { code: 'unavailable', providerMessage: '' },
    });
  });

  it('keeps a session that couldn’t be checked', async () => {
    await signedInPerson(world);
    const outcome = await whenPatienceEnds(() => userPool.session({ forceRefresh: true }));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(hasSessionHint()).toBe(true);
  });
});

it('signing out leaves no token behind while the pool is slow, and doesn’t affect the next session', async () => {
  await signedInPerson(world);
  const answers = holdAnswers('RevokeToken');
  expect(await userPool.signOut()).toBe('here');
  expect(document.cookie).toBe('');
  await eventually(() => expect(answers.asked()).toBe(1));
  await signedInPerson(world, 'Grace Hopper');
  answers.release();
  await userPoolSettled();
  expect(hasSessionHint()).toBe(true);
});

it('signing out of a pool without token revocation makes no call, because it would be refused', async () => {
  await signedInPerson(world);
  changeClaims('accessToken', { origin_jti: undefined });
  const asked = watchOperations();
  expect(await userPool.signOut()).toBe('here');
  expect(asked).toEqual([]);
});

it('leaving for Google’s sign-out doesn’t affect a user who signs in while it loads', async () => {
  const other = await otherTab(world, 'Grace Hopper');
  await signedInPerson(world);
  asSocialSession();
  const leaving = userPool.signOut();
  expect(hasSessionHint()).toBe(false);
  other.signIn(false);
  localStorage.setItem('app.session.x', 'Grace’s');
  expect(await leaving).toBe('here');
  await userPoolSettled();
  expect(hasSessionHint()).toBe(true);
  expect(localStorage.getItem('app.session.x')).toBe('Grace’s');
  expect(world.calls.filter((call) => call === 'RevokeToken')).toHaveLength(1);
});

it('signing out removes unsent drafts', async () => {
  await signedInPerson(world);
  sessionStorage.setItem('app.draft.support', '{"message":"Only for you"}');
  await userPool.signOut();
  expect(sessionStorage.getItem('app.draft.support')).toBeNull();
  expect(takeSignOutNote()).toBe(true);
});

it('allows signing out if storage is blocked', async () => {
  await signedInPerson(world);
  refuseStorage('localStorage');
  refuseStorage('sessionStorage');
  expect(await userPool.signOut()).toBe('here');
  expect(hasSessionHint()).toBe(false);
});
