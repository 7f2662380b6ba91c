import { beforeEach, describe, expect, it } from 'vitest';
import {
  MINUTE,
  refusal,
  signInAgain,
  textAt,
  totpCode,
  wrongTotpCode,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  test.advance(MINUTE);
});

const associate = () => test.call('AssociateSoftwareToken', { AccessToken: known.accessToken });
const verify = (UserCode: string) =>
  test.call('VerifySoftwareToken', { AccessToken: known.accessToken, UserCode });
const MISMATCH = { name: 'EnableSoftwareTokenMFAException', message: 'Code mismatch' };

describe('replacing an authenticator while signed in', () => {
  it('gives a secret and no Session', async () => {
    expect(await associate()).toEqual({ SecretCode: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  });

  it('keeps the old one until the new one is verified', async () => {
    const secret = textAt(await associate(), 'SecretCode');
    expect(await refusal(verify(wrongTotpCode(secret, test.now())))).toEqual(MISMATCH);
    await signInAgain(test, known);

    expect(await verify(totpCode(secret, test.now()))).toEqual({ Status: 'SUCCESS' });
    const { name } = await refusal(signInAgain(test, known));
    expect(name).toBe('CodeMismatchException');
    const replaced = await signInAgain(test, { ...known, secret });
    expect(replaced.accessToken).not.toBe('');
  });

  it('keeps the preference', async () => {
    const secret = textAt(await associate(), 'SecretCode');
    await verify(totpCode(secret, test.now()));
    expect(await test.call('GetUser', { AccessToken: known.accessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('counts the latest secret only', async () => {
    const first = textAt(await associate(), 'SecretCode');
    await associate();
    expect(await refusal(verify(totpCode(first, test.now())))).toEqual(MISMATCH);
  });

  it('needs a secret first', async () => {
    expect(await refusal(verify(totpCode(known.secret, test.now())))).toEqual(MISMATCH);
  });

  it.each(['abc', '12345', '1234567', '12345x'])('refuses %j for a code', async (code) => {
    expect((await refusal(verify(code))).name).toBe('InvalidParameterException');
  });

  it('needs an access token or a Session', async () => {
    const missing = {
      name: 'InvalidParameterException',
      message: 'Missing required parameter AccessToken',
    };
    expect(await refusal(test.call('AssociateSoftwareToken'))).toEqual(missing);
    expect(await refusal(test.call('VerifySoftwareToken', { UserCode: '123456' }))).toEqual(
      missing,
    );
  });

  it('needs a good access token', async () => {
    const bad = { AccessToken: known.idToken, UserCode: '123456' };
    for (const operation of ['AssociateSoftwareToken', 'VerifySoftwareToken']) {
      expect((await refusal(test.call(operation, bad))).message).toBe('Invalid Access Token');
    }
  });
});
