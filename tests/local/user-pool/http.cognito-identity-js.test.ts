import {
  CognitoUserAttribute,
  type CognitoUser,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authenticate,
  identityClient,
  sendCode,
  steps,
  type IdentityClient,
  type Step,
} from '../../setup/identity-client.ts';
import { MINUTE, PASSWORD, testPool } from '../../setup/local-user-pool.ts';
import { totpCode } from '../../setup/totp-codes.ts';
import { REFRESH_REVOKED, refusalOf } from '../../setup/refusals.ts';

const EMAIL = 'identity@example.com';
const test = testPool(true);
let client: IdentityClient;

beforeAll(async () => {
  client = await identityClient(test);
});
afterAll(() => client.close());

const associate = (user: CognitoUser) =>
  new Promise<string>((associateSecretCode, onFailure) => {
    user.associateSoftwareToken({ associateSecretCode, onFailure });
  });
const verify = (user: CognitoUser, code: string) =>
  new Promise<CognitoUserSession>((onSuccess, onFailure) => {
    user.verifySoftwareToken(code, 'Phone', { onSuccess, onFailure });
  });
const refresh = (user: CognitoUser, session: CognitoUserSession) =>
  new Promise<CognitoUserSession>((resolve, reject) => {
    user.refreshSession(session.getRefreshToken(), (error: unknown, next: CognitoUserSession) =>
      error === null ? resolve(next) : reject(error),
    );
  });

describe('amazon-cognito-identity-js', () => {
  it('registers, sets up an authenticator, signs in again, refreshes and revokes', async () => {
    const name = new CognitoUserAttribute({ Name: 'name', Value: 'Ada Lovelace' });
    const sub = await new Promise<string>((resolve, reject) => {
      client.pool.signUp(EMAIL, PASSWORD, [name], [], (error, result) =>
        result === undefined ? reject(error) : resolve(result.userSub),
      );
    });
    await new Promise((resolve, reject) => {
      client
        .userOf(EMAIL)
        .confirmRegistration(test.lastCode(), false, (error: unknown, result: unknown) =>
          error === null ? resolve(result) : reject(error),
        );
    });

    const user = client.userOf(EMAIL);
    expect(await authenticate(user, PASSWORD)).toMatchObject({ at: 'mfaSetup' });
    const secret = await associate(user);
    const first = await verify(user, test.totp(secret));
    expect(first.getIdToken().payload).toMatchObject({ sub, email: EMAIL });

    test.advance(MINUTE);
    const again = client.userOf(EMAIL);
    expect(await authenticate(again, PASSWORD)).toMatchObject({ at: 'totpRequired' });
    const { session } = await sendCode(again, test.totp(secret));
    if (session === null) throw new Error('Not signed in');
    const refreshed = await refresh(again, session);
    expect(refreshed.getAccessToken().payload).toMatchObject({
      username: sub,
      origin_jti: session.getAccessToken().payload['origin_jti'],
    });

    await new Promise<void>((resolve) => {
      again.signOut(resolve);
    });
    const RefreshToken = session.getRefreshToken().getToken();
    expect(await refusalOf(test.call('GetTokensFromRefreshToken', { RefreshToken }))).toBe(
      REFRESH_REVOKED,
    );
  });

  it('accepts an authenticator code after a wrong one', async () => {
    const email = 'retry@example.com';
    await test.pool.adminCreateUser({ email, temporaryPassword: 'Temporary-1' });
    const user = client.userOf(email);
    expect(await authenticate(user, 'Temporary-1')).toMatchObject({ at: 'newPasswordRequired' });
    const next = await new Promise<Step>((resolve, reject) => {
      user.completeNewPasswordChallenge(PASSWORD, { name: 'Grace' }, steps(resolve, reject));
    });
    expect(next.at).toBe('mfaSetup');
    const secret = await associate(user);
    const stale = totpCode(secret, test.now() - 10 * MINUTE);
    await expect(verify(user, stale)).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    const session = await verify(user, test.totp(secret));
    expect(session.getIdToken().payload).toMatchObject({ name: 'Grace', email });
  });
});
