import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { valueOf } from '../../../../setup/sign-in-steps.ts';
import { softwareAuthenticator } from '../../../../setup/software-authenticator.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const { signal } = new AbortController();

beforeEach(() => {
  userPool.signOut();
});

it.each([
  [
    'after a cancellation',
    'passkey-cancelled',
    async (controller: AbortController) => controller.abort(),
  ],
  ['after the time limit', 'unavailable', () => vi.advanceTimersByTimeAsync(30_000)],
])('a sign-in that is answered %s settled before, and is revoked', async (_, code, end) => {
  const device = softwareAuthenticator();
  const { email } = await signedInPerson(world);
  await passkeys.completeAdding(device.create(valueOf(await passkeys.startAdding(signal))));
  await passkeys.setUsable(true);
  userPool.signOut();
  const asked = valueOf(await passkeys.startSignIn(email, signal));
  const answer = holdAnswers('RespondToAuthChallenge');
  const controller = new AbortController();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const completing = passkeys.completeSignIn(asked, device.get(asked.options), controller.signal);
  await vi.waitUntil(() => answer.asked() === 1);
  await end(controller);
  expect(await completing).toMatchObject({ ok: false, error: { code } });
  vi.useRealTimers();
  answer.release();
  await eventually(() => expect(world.calls.at(-1)).toBe('RevokeToken'));
  expect(sessionUserId()).toBeNull();
});

it('a cancellation doesn’t wait for the challenge', async () => {
  const controller = new AbortController();
  holdAnswers('InitiateAuth');
  const starting = passkeys.startSignIn('ada@example.com', controller.signal);
  controller.abort();
  expect(await starting).toEqual({ ok: false, error: { code: 'passkey-cancelled' } });
});
