import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const asked = () => world.calls.filter((name) => name === 'GetUser').length;
const nameNow = async () => {
  const profile = await amplifyUserPool.profile();
  return profile.ok ? profile.value.name : profile.error.code;
};

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
  world.calls.length = 0;
});

describe('the pool’s data on the user', () => {
  it('is requested once for the guard and the profile behind it', async () => {
    expect(await amplifyUserPool.secondFactor()).toEqual({ ok: true, value: 'authenticator' });
    expect(await nameNow()).toBe('Ada Lovelace');
    expect(asked()).toBe(1);
  });

  it('is requested once for two concurrent readers', async () => {
    await Promise.all([amplifyUserPool.secondFactor(), amplifyUserPool.profile()]);
    expect(asked()).toBe(1);
  });

  it('is requested again for a profile that is opened or refreshed later', async () => {
    await amplifyUserPool.secondFactor();
    await nameNow();
    await nameNow();
    expect(asked()).toBe(2);
  });

  it('is requested again if it hasn’t been taken within 10 s', async () => {
    await amplifyUserPool.secondFactor();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    await nameNow();
    expect(asked()).toBe(2);
  });

  it('is dropped after a change', async () => {
    await amplifyUserPool.secondFactor();
    await amplifyUserPool.updateName('Ada King');
    expect(await nameNow()).toBe('Ada King');
    expect(asked()).toBe(2);
  });

  it('is not requested during a change', async () => {
    const [, name] = await Promise.all([amplifyUserPool.updateName('Ada King'), nameNow()]);
    expect(name).toBe('Ada King');
  });

  it('can be prefetched for the profile', async () => {
    await amplifyUserPool.prepareProfile();
    await nameNow();
    expect(asked()).toBe(1);
  });

  it('is dropped if a change may have been made and its answer was lost', async () => {
    await amplifyUserPool.secondFactor();
    world.fault('UpdateUserAttributes', 'network', 3);
    expect(await amplifyUserPool.updateName('Ada King')).toMatchObject({ ok: false });
    await nameNow();
    expect(asked()).toBe(2);
  });

  it('is never the previous user’s', async () => {
    await amplifyUserPool.secondFactor();
    userPool.signOut();
    await signedInPerson(world, 'Grace Hopper');
    expect(await nameNow()).toBe('Grace Hopper');
  });

  it('is requested again after a failure', async () => {
    world.fault('GetUser', 'limit', 3);
    expect(await amplifyUserPool.secondFactor()).toMatchObject({ ok: false });
    world.clearFaults();
    expect(await nameNow()).toBe('Ada Lovelace');
  });
});
