// @vitest-environment jsdom
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
import { authWords } from '#content/auth.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { authenticator, PASSWORD, registeredPerson } from '../setup/people.ts';
import { useWorld } from '../setup/world.ts';

/** What the specification says of the identity library: it holds for the version that is installed. */

const MINUTE = 60_000;
const world = useWorld();

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

const { signIn: atSignIn, signUp: atSignUp, ...required } = authWords.required;
const username = 'ada@example.com';
const emptyInput: [message: string, call: () => Promise<unknown>][] = [
  [atSignIn.username, () => signIn({ username: '' })],
  [atSignIn.password, () => signIn({ username })],
  [atSignUp.username, () => signUp({ username: '', password: PASSWORD })],
  [atSignUp.password, () => signUp({ username, password: '' })],
  [
    'username is required to confirmSignUp',
    () => confirmSignUp({ username: '', confirmationCode: '1' }),
  ],
  [atSignUp.code, () => confirmSignUp({ username, confirmationCode: '' })],
  [required.resetPassword.username, () => resetPassword({ username: '' })],
  [
    required.confirmResetPassword.username,
    () => confirmResetPassword({ username: '', confirmationCode: '1', newPassword: PASSWORD }),
  ],
  [
    required.confirmResetPassword.password,
    () => confirmResetPassword({ username, confirmationCode: '1', newPassword: '' }),
  ],
  [
    required.confirmResetPassword.code,
    () => confirmResetPassword({ username, confirmationCode: '', newPassword: PASSWORD }),
  ],
  [atSignIn.challengeResponse, () => confirmSignIn({ challengeResponse: '' })],
  [required.verifyTotpSetup.code, () => verifyTOTPSetup({ code: '' })],
  [required.changePassword, () => updatePassword({ oldPassword: '', newPassword: '' })],
  [
    'confirmation code is required to confirmUserAttribute',
    () => confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: '' }),
  ],
];

describe('of empty input', () => {
  it.each(emptyInput)('the library says what we say: %s', async (message, call) => {
    await expect(call()).rejects.toThrow(message);
  });
});

describe('of a sign-in', () => {
  it('no password is taken with CUSTOM_WITHOUT_SRP', async () => {
    const options = { authFlowType: 'CUSTOM_WITHOUT_SRP' } as const;
    await expect(signIn({ username, password: PASSWORD, options })).rejects.toThrow(
      /^A password is not needed/,
    );
    expect(world.calls).toEqual([]);
  });

  it('what is pending is kept for 3 minutes', async () => {
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

  it('a device’s random secret has 40 bytes, and is kept with its two keys', async () => {
    const email = await registeredPerson(world);
    await world.pool.setTrait(email, 'device-tracking');
    const step = await amplifyUserPool.signIn(email, PASSWORD);
    const secret = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(step))?.[1] ?? '';
    await amplifyUserPool.answerChallenge(email, { response: authenticator(secret)() });
    expect(atob(cookie('randomPasswordKey'))).toHaveLength(40);
    expect(cookie('deviceKey')).not.toBe('');
    expect(cookie('deviceGroupKey')).not.toBe('');
  });

  it('the tokens are kept with the clock’s drift and the last user', async () => {
    const email = await registeredPerson(world);
    const step = await amplifyUserPool.signIn(email, PASSWORD);
    const secret = /"secret":"([A-Z2-7]+)"/.exec(JSON.stringify(step))?.[1] ?? '';
    await amplifyUserPool.answerChallenge(email, { response: authenticator(secret)() });
    for (const name of ['accessToken', 'idToken', 'refreshToken', 'clockDrift', 'LastAuthUser']) {
      expect(cookie(name)).not.toBe('');
    }
  });
});

function cookie(end: string): string {
  const entry = document.cookie.split('; ').find((one) => one.split('=')[0]?.endsWith(`.${end}`));
  return decodeURIComponent(entry?.split('=').slice(1).join('=') ?? '');
}
