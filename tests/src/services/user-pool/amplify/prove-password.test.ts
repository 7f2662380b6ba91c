import { beforeEach, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead } from '../../../../setup/answers.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { changeClaims } from '../../../../setup/expired-token.ts';
import { PASSWORD } from '../../../../setup/people.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
  world.calls.length = 0;
});

it('accepts the right password, refuses another, and leaves the session as it is', async () => {
  const before = await amplifyUserPool.session();
  expect(await amplifyUserPool.provePassword(PASSWORD)).toEqual({ ok: true, value: null });
  expect(await amplifyUserPool.provePassword(`${PASSWORD}!`)).toEqual({
    ok: false,
    error: {
      code: 'not-authorized',
      providerMessage: 'Incorrect username or password.',
      reason: 'wrong-password',
    },
  });
  expect(world.calls).toEqual([
    'InitiateAuth',
    'RespondToAuthChallenge',
    'InitiateAuth',
    'RespondToAuthChallenge',
  ]);
  expect(await amplifyUserPool.session()).toEqual(before);
});

it('doesn’t need permission to read the user’s email', async () => {
  changeClaims('idToken', { email: undefined });
  expect(await amplifyUserPool.provePassword(PASSWORD)).toEqual({ ok: true, value: null });
});

it.each([
  ['', () => undefined],
  [', and accepts the password even if that fails', () => world.fault('RevokeToken', 'revoked')],
])('ends the session that a pool without a second factor begins%s', async (_, prepare) => {
  prepare();
  answerInstead({
    RespondToAuthChallenge: async (next) => {
      await next();
      return Response.json({ AuthenticationResult: { RefreshToken: 'begun' } });
    },
  });
  expect(await amplifyUserPool.provePassword(PASSWORD)).toMatchObject({ ok: true });
  await eventually(() => expect(world.calls.at(-1)).toBe('RevokeToken'));
});

it('treats a response without the challenge as a failing pool', async () => {
  answerInstead({ InitiateAuth: () => Response.json({ ChallengeName: 'CUSTOM_CHALLENGE' }) });
  expect(await amplifyUserPool.provePassword(PASSWORD)).toEqual({
    ok: false,
    error: { code: 'unavailable', providerMessage: '' },
  });
});
