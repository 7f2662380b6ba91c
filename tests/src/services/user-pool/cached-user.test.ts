import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { prefetchedProfile } from '#src/services/user-pool/cached-user.ts';
import { holdAnswers } from '../../../setup/held-answers.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
});

describe('the prefetched profile', () => {
  it('is the session’s, as the user pool returned it', async () => {
    expect(prefetchedProfile()).toBeNull();
    await amplifyUserPool.prepareProfile();
    const ahead = prefetchedProfile();
    expect(ahead).toMatchObject({ name: 'Ada Lovelace', mfa: { enabled: ['TOTP'] } });
    expect(await amplifyUserPool.profile()).toEqual({ ok: true, value: ahead });
  });

  it('is dropped once the profile, which may have changed, has been requested again', async () => {
    await amplifyUserPool.prepareProfile();
    await amplifyUserPool.profile();
    expect(prefetchedProfile()).toBeNull();
  });

  it('is dropped after a change', async () => {
    await amplifyUserPool.prepareProfile();
    await amplifyUserPool.updateName('Ada King');
    expect(prefetchedProfile()).toBeNull();
  });

  it('is null if another user signs in before the answer', async () => {
    const answer = holdAnswers('GetUser');
    const prepared = amplifyUserPool.prepareProfile();
    await vi.waitFor(() => expect(answer.asked()).toBe(1));
    userPool.signOut();
    await signedInPerson(world, 'Grace Hopper');
    answer.release();
    await prepared;
    expect(prefetchedProfile()).toBeNull();
  });

  it('is dropped after 10 s', async () => {
    await amplifyUserPool.prepareProfile();
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(now + 9_000);
    expect(prefetchedProfile()).not.toBeNull();
    clock.mockReturnValue(now + 10_001);
    expect(prefetchedProfile()).toBeNull();
  });

  it('is never shown after signing out, or to the next user', async () => {
    await amplifyUserPool.prepareProfile();
    userPool.signOut();
    expect(prefetchedProfile()).toBeNull();
    await signedInPerson(world, 'Grace Hopper');
    expect(prefetchedProfile()).toBeNull();
  });

  it('is null if the user pool refused', async () => {
    world.fault('GetUser', 'limit', 3);
    expect(await amplifyUserPool.prepareProfile()).toMatchObject({ ok: false });
    expect(prefetchedProfile()).toBeNull();
  });
});
