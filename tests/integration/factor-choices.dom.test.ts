import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { codeFor } from '../setup/people.ts';
import {
  answer,
  asked,
  DONE,
  personWith,
  signedInAs,
  signInByChoice,
  sumOf,
  valueOf,
} from '../setup/sign-in-steps.ts';
import { useWorld } from '../setup/world.ts';

/** Sign-ins by a choice of factors and by flows that the app doesn't use itself, with the local pool. */

const CODES_EMAIL = 'codes@example.com';
const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe('a choice', () => {
  it('to set up email: the address is verified and receives codes from then on', async () => {
    const person = await personWith(world, 'choice-of-set-up');
    await signedInAs(person);
    expect(valueOf(await answer(person.email, 'EMAIL'))).toEqual(asked({ kind: 'email-set-up' }));
    await answer(person.email, CODES_EMAIL);
    expect(valueOf(await answer(person.email, codeFor(world, CODES_EMAIL)))).toEqual(DONE);
    userPool.signOut();
    expect(await signedInAs(person)).toEqual(
      asked({ kind: 'email-code', destination: 'c***@e***' }),
    );
  });
});

describe('other flows', () => {
  it.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'USER_AUTH that prefers %s is an ordinary sign-in for a user without a choice',
    async (preferredChallenge) => {
      const { email, code } = await personWith(world, 'default');
      const options = { authFlowType: 'USER_AUTH', preferredChallenge } as const;
      expect(await signInByChoice(email, options)).toEqual(asked({ kind: 'totp-code' }));
      expect(valueOf(await answer(email, code()))).toEqual(DONE);
    },
  );

  it('CUSTOM_WITH_SRP asks every user its question', async () => {
    const { email } = await personWith(world, 'default');
    const step = await signInByChoice(email, { authFlowType: 'CUSTOM_WITH_SRP' });
    expect(step).toEqual(asked({ kind: 'custom-challenge' }));
    expect(valueOf(await answer(email, sumOf(step)))).toEqual(asked({ kind: 'totp-code' }));
  });
});
