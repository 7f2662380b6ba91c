import { http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { watchTimers } from '../../../setup/timers.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const POOL = 'http://localhost:4101/';
const TIMEOUT_MS = 30_000;

/** Pending until the test ends, because every later refresh in Amplify would wait for it. */
const never = () =>
  new Promise<Response>((resolve) => {
    onTestFinished(() => resolve(Response.error()));
  });

beforeEach(() => {
  userPool.signOut();
});

/** The pool accepts the request and never answers, like a wrong region's endpoint or a proxy that holds it. */
async function whenTimedOut(call: () => Promise<unknown>): Promise<unknown> {
  world.answer(http.post(POOL, never));
  const timers = watchTimers();
  const outcome = call();
  expect(timers(TIMEOUT_MS)).toHaveLength(1);
  timers(TIMEOUT_MS)[0]?.();
  return outcome;
}

describe('a pool that never answers', () => {
  it.each([
    ['signing in', () => userPool.signIn('ada@example.com', 'Correct-horse')],
    ['registering', () => userPool.signUp({ name: 'A', email: 'a@b.example', password: 'x' })],
    ['resetting a password', () => userPool.requestPasswordReset('ada@example.com')],
  ])('times out after 30 seconds: %s', async (_, call) => {
    expect(await whenTimedOut(call)).toEqual({
      ok: false,
      error: { code: 'unavailable', providerMessage: '' },
    });
  });

  it('keeps a session that couldn’t be checked', async () => {
    await signedInPerson(world);
    const outcome = await whenTimedOut(() => userPool.session({ forceRefresh: true }));
    expect(outcome).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(hasSessionHint()).toBe(true);
  });
});
