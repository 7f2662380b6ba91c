import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { authenticator, PASSWORD, registeredPerson } from '../setup/people.ts';
import {
  answer,
  asked,
  DONE,
  secretOf,
  signedInAs,
  valueOf,
  type AuthenticatorUser,
} from '../setup/sign-in-steps.ts';
import { nextTotpCode } from '../setup/totp-codes.ts';
import { useWorld } from '../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe('a tracked device', () => {
  const devicesOf = (email: string) =>
    world.pool.listUsers().find((user) => user.email === email)?.devices;
  const answers = () => world.calls.filter((name) => name === 'RespondToAuthChallenge').length;

  /** Ends the session without signing out, which in this app clears the device's keys too. */
  async function loseSession(): Promise<void> {
    world.fault('GetTokensFromRefreshToken', 'revoked');
    expect(await amplifyUserPool.session({ forceRefresh: true })).toMatchObject({ ok: false });
    expect(valueOf(await amplifyUserPool.session())).toBeNull();
  }

  /** A new user after the first sign-in, which set up an authenticator. */
  async function trackedPerson(): Promise<AuthenticatorUser> {
    const email = await registeredPerson(world);
    await world.pool.setTrait(email, 'device-tracking');
    const secret = secretOf(await amplifyUserPool.signIn(email, PASSWORD));
    expect(valueOf(await answer(email, authenticator(secret)()))).toEqual(DONE);
    await loseSession();
    return { email, code: () => nextTotpCode(secret) };
  }

  it('is confirmed at the first sign-in and proves itself at the next, after the code', async () => {
    const person = await trackedPerson();
    expect(world.calls).toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);

    world.calls.length = 0;
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
    expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    // The password, the code, and the two halves of the device's own exchange.
    expect(answers()).toBe(4);
    expect(world.calls).not.toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);
  });

  it('is dropped once forgotten, and replaced by a new one on retry', async () => {
    const person = await trackedPerson();
    const state = structuredClone(world.store.read());
    for (const user of Object.values(state.users)) delete user.devices;
    world.store.write(state);
    world.calls.length = 0;
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
    // One with the unknown device, one without.
    expect(answers()).toBe(2);
    expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    expect(world.calls).toContain('ConfirmDevice');
    expect(devicesOf(person.email)).toBe(1);
  });
});
