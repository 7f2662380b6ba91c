import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  resetPassword,
  signIn,
  signUp,
  updatePassword,
  verifyTOTPSetup,
} from '@aws-amplify/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { PASSWORD, registeredPerson } from '../setup/people.ts';
import { setUpAuthenticator, signedInPerson } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';

/** Checks docs/product's statements about Amplify against the installed version. */

const MINUTE = 60_000;
const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

const username = 'ada@example.com';
const emptyInput: [message: string, call: () => Promise<unknown>][] = [
  ['username is required to signIn', () => signIn({ username: '' })],
  ['password is required to signIn', () => signIn({ username })],
  ['username is required to signUp', () => signUp({ username: '', password: PASSWORD })],
  ['password is required to signUp', () => signUp({ username, password: '' })],
  [
    'username is required to confirmSignUp',
    () => confirmSignUp({ username: '', confirmationCode: '1' }),
  ],
  ['code is required to confirmSignUp', () => confirmSignUp({ username, confirmationCode: '' })],
  ['username is required to resetPassword', () => resetPassword({ username: '' })],
  [
    'username is required to confirmResetPassword',
    () => confirmResetPassword({ username: '', confirmationCode: '1', newPassword: PASSWORD }),
  ],
  [
    'newPassword is required to confirmResetPassword',
    () => confirmResetPassword({ username, confirmationCode: '1', newPassword: '' }),
  ],
  [
    'confirmationCode is required to confirmResetPassword',
    () => confirmResetPassword({ username, confirmationCode: '', newPassword: PASSWORD }),
  ],
  [
    'challengeResponse is required to confirmSignIn',
    () => confirmSignIn({ challengeResponse: '' }),
  ],
  ['code is required to verifyTotpSetup', () => verifyTOTPSetup({ code: '' })],
  [
    'oldPassword and newPassword are required to changePassword',
    () => updatePassword({ oldPassword: '', newPassword: '' }),
  ],
  [
    'confirmation code is required to confirmUserAttribute',
    () => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: '' }),
  ],
];

describe('for empty input', () => {
  it.each(emptyInput)(
    'the call is refused with the specified message: %s',
    async (message, call) => {
      await expect(call()).rejects.toThrow(message);
    },
  );
});

describe('in a sign-in', () => {
  it('CUSTOM_WITHOUT_SRP accepts no password', async () => {
    const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const;
    await expect(signIn({ username, password: PASSWORD, options })).rejects.toThrow(
      /^A password is not needed/,
    );
    expect(world.calls).toEqual([]);
  });

  it('a pending sign-in is kept for 3 minutes', async () => {
    const before = Date.now();
    await amplifyUserPool.signIn(await registeredPerson(world), PASSWORD);
    const state = Object.fromEntries(
      Object.entries(sessionStorage).filter(([key]) => key.startsWith('CognitoSignInState.')),
    );
    expect(Object.keys(state).map((key) => key.split('.')[1])).toEqual(
      expect.arrayContaining(['username', 'challengeName', 'signInSession', 'expiry']),
    );
    const kept = Number(state['CognitoSignInState.expiry']) - before;
    expect(kept).toBeGreaterThanOrEqual(3 * MINUTE);
    expect(kept).toBeLessThan(3.1 * MINUTE);
  });

  it('a device’s random secret has 40 bytes, and is stored with its two keys', async () => {
    const email = await registeredPerson(world);
    await world.pool.setTrait(email, 'device-tracking');
    await setUpAuthenticator(email, await amplifyUserPool.signIn(email, PASSWORD));
    expect(atob(cookie('randomPasswordKey'))).toHaveLength(40);
    expect(cookie('deviceKey')).not.toBe('');
    expect(cookie('deviceGroupKey')).not.toBe('');
  });

  it('the tokens are stored with the clock drift and the last user', async () => {
    await signedInPerson(world);
    for (const name of ['accessToken', 'idToken', 'refreshToken', 'clockDrift', 'LastAuthUser']) {
      expect(cookie(name)).not.toBe('');
    }
  });
});

function cookie(end: string): string {
  const entry = document.cookie.split('; ').find((one) => one.split('=')[0]?.endsWith(`.${end}`));
  return decodeURIComponent(entry?.split('=').slice(1).join('=') ?? '');
}
