// @vitest-environment jsdom
import { fetchAuthSession } from '@aws-amplify/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { authenticator, PASSWORD, registeredPerson } from '../../../../setup/people.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const MINUTE = 60_000;

afterEach(async () => {
  await amplifyUserPool.signOut();
});

async function signIn(): Promise<void> {
  const email = await registeredPerson(world);
  const step = await amplifyUserPool.signIn(email, PASSWORD);
  const challenge = step.ok && step.value.kind === 'challenge' ? step.value.challenge : null;
  if (challenge?.kind !== 'totp-set-up') throw new Error('No set-up.');
  await amplifyUserPool.answerChallenge(email, { response: authenticator(challenge.secret)() });
}

describe('identity-pool credentials', () => {
  it('come with a session, and are kept for 50 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await signIn();
    const { credentials, identityId } = await fetchAuthSession();
    expect(credentials?.accessKeyId).toMatch(/^ASIA/);
    expect(identityId).toMatch(/^eu-west-1:/);
    const asked = () => world.identityCalls.filter((call) => call === 'GetCredentialsForIdentity');
    const first = asked().length;

    vi.advanceTimersByTime(49 * MINUTE);
    await fetchAuthSession();
    expect(asked()).toHaveLength(first);
    vi.advanceTimersByTime(2 * MINUTE);
    await fetchAuthSession();
    expect(asked()).toHaveLength(first + 1);
  });

  it('are not asked for a guest unless that is configured', async () => {
    expect(await amplifyUserPool.session()).toEqual({ ok: true, value: null });
    expect(world.identityCalls).toEqual([]);
  });

  it('are missed without harm when the identity pool is out of order', async () => {
    world.fault('GetId', 'server', 100);
    await signIn();
    expect(await amplifyUserPool.session()).toMatchObject({
      ok: true,
      value: { idToken: expect.any(String) },
    });
    expect((await fetchAuthSession()).credentials).toBeUndefined();
  });

  it('leave nothing behind after signing out', async () => {
    await signIn();
    await fetchAuthSession();
    await amplifyUserPool.signOut();
    expect(localStorage).toHaveLength(0);
  });
});
