import { fetchAuthSession } from '@aws-amplify/auth';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { expireAccessToken } from '../../../../setup/expired-token.ts';
import { holdAnswers, watchOperations } from '../../../../setup/held-answers.ts';
import { authenticator, PASSWORD, registeredPerson } from '../../../../setup/people.ts';
import { useWorld } from '../../../../setup/world.ts';
import { eventually } from '../../../../setup/eventually.ts';

// Longer than the 50 minutes, because new tokens get new credentials.
const world = useWorld({ tokenSeconds: 3600 });
const MINUTE = 60_000;

afterEach(async () => {
  userPool.signOut();
});

const asked = () => world.identityCalls.filter((call) => call === 'GetCredentialsForIdentity');

async function signIn(): Promise<void> {
  const email = await registeredPerson(world);
  const step = await amplifyUserPool.signIn(email, PASSWORD);
  const challenge = step.ok && step.value.kind === 'challenge' ? step.value.challenge : null;
  if (challenge?.kind !== 'totp-set-up') throw new Error('No set-up.');
  await amplifyUserPool.answerChallenge(email, { response: authenticator(challenge.secret)() });
}

describe('identity-pool credentials', () => {
  it('are fetched with a session, and kept for 50 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await signIn();
    await eventually(async () => {
      const { credentials, identityId } = await fetchAuthSession();
      expect(credentials?.accessKeyId).toMatch(/^ASIA/);
      expect(identityId).toMatch(/^eu-west-1:/);
    });
    expect(asked()).toHaveLength(1);

    vi.advanceTimersByTime(49 * MINUTE);
    await fetchAuthSession();
    await fetchAuthSession();
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(2 * MINUTE);
    await fetchAuthSession();
    await eventually(() => expect(asked()).toHaveLength(2));
  });

  it('are renewed with the ID token', async () => {
    await signIn();
    await eventually(async () => {
      expect((await fetchAuthSession()).credentials).toBeDefined();
    });
    expect(asked()).toHaveLength(1);
    expireAccessToken();
    await fetchAuthSession();
    await eventually(() => expect(asked()).toHaveLength(2));
  });

  it('don’t block: an identity pool that never answers doesn’t delay any call', async () => {
    const credentials = holdAnswers('GetId');
    await signIn();
    expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
    expect(await amplifyUserPool.preferSoftwareToken()).toMatchObject({ ok: true });
    expect(credentials.asked()).toBe(1);
    credentials.release();
    await eventually(() => expect(asked()).toHaveLength(1));
  });

  it('are requested after the user, and once for concurrent calls', async () => {
    await signIn();
    const order = watchOperations();
    await Promise.all([amplifyUserPool.profile(), amplifyUserPool.preferSoftwareToken()]);
    await eventually(() => expect(asked()).toHaveLength(1));
    expect(order[0]).toBe('GetUser');
    expect(order.filter((operation) => operation === 'GetId')).toHaveLength(1);
  });

  it('are not kept if they arrive after signing out', async () => {
    const credentials = holdAnswers('GetCredentialsForIdentity');
    await signIn();
    await amplifyUserPool.profile();
    await eventually(() => expect(credentials.asked()).toBe(1));
    userPool.signOut();
    credentials.release();
    world.identityCalls.length = 0;
    await signIn();
    // Another user has another identity, for which the previous credentials would be refused.
    await eventually(async () => expect((await fetchAuthSession()).identityId).toBeDefined());
    expect(world.identityCalls).toEqual(['GetId', 'GetCredentialsForIdentity']);
  });

  it('are not requested for guests unless configured', async () => {
    expect(await amplifyUserPool.session()).toEqual({ ok: true, value: null });
    expect(world.identityCalls).toEqual([]);
  });

  it('are not required if the identity pool fails', async () => {
    world.fault('GetId', 'server', 100);
    await signIn();
    expect(await amplifyUserPool.session()).toMatchObject({
      ok: true,
      value: { idToken: expect.any(String) },
    });
    expect((await fetchAuthSession()).credentials).toBeUndefined();
  });
});
