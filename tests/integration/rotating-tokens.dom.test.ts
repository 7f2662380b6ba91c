import { afterEach, beforeEach, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { expireAccessToken } from '../setup/expired-token.ts';
import { signedInPerson } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';

const world = useWorld();
/** Longer than the grace period, in milliseconds. */
const LONGER = 90_000;
let passed = 0;

function wait(): void {
  passed += LONGER;
  world.advance(LONGER);
}

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
});

// Codes of an authenticator follow the browser’s clock.
afterEach(() => {
  world.advance(-passed);
  passed = 0;
});

const refreshToken = () => /refreshToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';

it('each refresh stores the new token, with which the next one is made', async () => {
  const seen = new Set([refreshToken()]);
  for (const _ of [1, 2, 3]) {
    expireAccessToken();
    expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
    seen.add(refreshToken());
    // After the grace period, only the newest is accepted.
    wait();
  }
  expect(seen.size).toBe(4);
});

it('a token replaced in another browser window ends the session, and says that it couldn’t be renewed', async () => {
  const first = refreshToken();
  expireAccessToken();
  expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
  const cookie = document.cookie.split('; ').find((entry) => entry.includes('.refreshToken='));
  document.cookie = `${cookie?.split('=')[0]}=${first}; path=/`;
  wait();
  expireAccessToken();
  expect(await amplifyUserPool.session()).toMatchObject({
    ok: false,
    error: { code: 'session-not-renewed' },
  });
});
