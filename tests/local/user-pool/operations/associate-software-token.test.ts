import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { wrongTotpCode } from '../../../setup/totp-codes.ts';
import { INVALID_TOKEN, refusalOf } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
  test.advance(MINUTE);
});

const associate = () => test.call('AssociateSoftwareToken', { AccessToken: known.accessToken });
const verify = (UserCode: string) =>
  test.call('VerifySoftwareToken', { AccessToken: known.accessToken, UserCode });
const MISMATCH = 'EnableSoftwareTokenMFAException: Code mismatch';

describe('replacing an authenticator while signed in', () => {
  it('returns a secret and no Session', async () => {
    expect(await associate()).toEqual({ SecretCode: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  });

  it('keeps the old one until the new one is verified, and the preference throughout', async () => {
    const secret = textAt(await associate(), 'SecretCode');
    expect(await refusalOf(verify(wrongTotpCode(secret, test.now())))).toBe(MISMATCH);
    await test.signInAgain(known);

    expect(await verify(test.totp(secret))).toEqual({ Status: 'SUCCESS' });
    expect(await refusalOf(test.signInAgain(known))).toContain('CodeMismatchException');
    const { accessToken: AccessToken } = await test.signInAgain({ ...known, secret });
    expect(await test.call('GetUser', { AccessToken })).toMatchObject({
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('accepts codes of the latest secret only', async () => {
    const first = textAt(await associate(), 'SecretCode');
    await associate();
    expect(await refusalOf(verify(test.totp(first)))).toBe(MISMATCH);
  });

  it('needs a new secret first', async () => {
    expect(await refusalOf(verify(test.totp(known.secret)))).toBe(MISMATCH);
  });

  it.each(['abc', '12345', '1234567', '12345x'])('refuses the malformed code %j', async (code) => {
    expect(await refusalOf(verify(code))).toContain('InvalidParameterException');
  });

  it.each(['AssociateSoftwareToken', 'VerifySoftwareToken'])(
    '%s needs a Session or a valid access token',
    async (operation) => {
      const UserCode = '123456';
      expect(await refusalOf(test.call(operation, { UserCode }))).toBe(
        'InvalidParameterException: Missing required parameter AccessToken',
      );
      const AccessToken = known.idToken;
      expect(await refusalOf(test.call(operation, { AccessToken, UserCode }))).toBe(INVALID_TOKEN);
    },
  );
});
