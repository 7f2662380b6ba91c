import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { authenticator, codeFor, PASSWORD } from '../setup/people.ts';
import {
  answer,
  asked,
  DONE,
  mailed,
  personWith,
  secretOf,
  signedInAs,
  texted,
  valueOf,
  type AuthenticatorUser,
} from '../setup/sign-in-steps.ts';
import { useWorld } from '../setup/world.ts';

/** Sign-ins by a choice of factors, with the local pool. */

const CODES_EMAIL = 'codes@example.com';
const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe('a choice', () => {
  it.each([
    ['SMS', 'sms-code', texted],
    ['EMAIL', 'email-code', mailed],
    ['TOTP', 'totp-code', (_: unknown, { code }: AuthenticatorUser) => code()],
  ] as const)('of %s as the second factor ends signed in', async (method, kind, codeOf) => {
    const person = await personWith(world, 'choice-of-factors');
    await signedInAs(person);
    expect(valueOf(await answer(person.email, method))).toEqual(asked({ kind }));
    expect(valueOf(await answer(person.email, codeOf(world, person)))).toEqual(DONE);
  });

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

  it('to set up the authenticator: it is used from then on', async () => {
    const person = await personWith(world, 'choice-of-set-up');
    await signedInAs(person);
    const secret = secretOf(await answer(person.email, 'TOTP'));
    expect(valueOf(await answer(person.email, authenticator(secret)()))).toEqual(DONE);
    userPool.signOut();
    expect(await signedInAs(person)).toEqual(asked({ kind: 'totp-code' }));
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])(
    'of %s as the first factor asks for the password, again if it is wrong, then for the second factor',
    async (factor) => {
      const person = await personWith(world, 'first-factor-choice');
      await signedInAs(person);
      expect(valueOf(await answer(person.email, factor))).toEqual(asked({ kind: 'password' }));
      expect(await answer(person.email, 'Wrong-horse')).toMatchObject({
        ok: false,
        error: { code: 'not-authorized' },
      });
      expect(valueOf(await answer(person.email, PASSWORD))).toEqual(asked({ kind: 'totp-code' }));
      expect(valueOf(await answer(person.email, person.code()))).toEqual(DONE);
    },
  );

  it.each([
    ['EMAIL_OTP', mailed],
    ['SMS_OTP', texted],
  ] as const)('of %s as the first factor ends signed in', async (factor, codeOf) => {
    const person = await personWith(world, 'first-factor-choice');
    await signedInAs(person);
    await answer(person.email, factor);
    expect(valueOf(await answer(person.email, codeOf(world, person)))).toEqual(DONE);
    expect(await amplifyUserPool.session()).toMatchObject({ value: { email: person.email } });
  });
});

it('a disabled user learns only that signing in is impossible', async () => {
  const { email } = await personWith(world, 'disabled');
  expect(await amplifyUserPool.signIn(email, PASSWORD)).toEqual({
    ok: false,
    error: { code: 'not-authorized', providerMessage: 'User is disabled.' },
  });
});
