import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type RunningServer } from '#local/kit/serve.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import {
  CLIENT_ID,
  lastCode,
  MINUTE,
  PASSWORD,
  POOL_ID,
  refusal,
  testPool,
  totpCode,
} from '../../setup/local-user-pool.ts';

/** The browser client that came before Amplify 6, with its own SRP, over a real connection. */

const EMAIL = 'identity@example.com';
const test = testPool(true);
let server: RunningServer;
let pool: CognitoUserPool;

beforeAll(async () => {
  server = await serve(userPoolHandler(test.pool), 0);
  pool = new CognitoUserPool({
    UserPoolId: POOL_ID,
    ClientId: CLIENT_ID,
    endpoint: `http://127.0.0.1:${server.port}`,
    Storage: memoryStorage(),
  });
});
afterAll(() => server.close());

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

interface Step {
  at: 'signed in' | 'mfaSetup' | 'totpRequired' | 'newPasswordRequired';
  session: CognitoUserSession | null;
}

/** Every way on that the client knows, as one promise. */
function steps(resolve: (step: Step) => void, reject: (error: unknown) => void) {
  return {
    onSuccess: (session: CognitoUserSession) => resolve({ at: 'signed in', session }),
    onFailure: reject,
    mfaSetup: () => resolve({ at: 'mfaSetup', session: null }),
    totpRequired: () => resolve({ at: 'totpRequired', session: null }),
    newPasswordRequired: () => resolve({ at: 'newPasswordRequired', session: null }),
  };
}

const userOf = (email: string) =>
  new CognitoUser({ Username: email, Pool: pool, Storage: memoryStorage() });
const authenticate = (user: CognitoUser, Password: string) =>
  new Promise<Step>((resolve, reject) => {
    const details = new AuthenticationDetails({ Username: user.getUsername(), Password });
    user.authenticateUser(details, steps(resolve, reject));
  });
const associate = (user: CognitoUser) =>
  new Promise<string>((associateSecretCode, onFailure) => {
    user.associateSoftwareToken({ associateSecretCode, onFailure });
  });
const verify = (user: CognitoUser, code: string) =>
  new Promise<CognitoUserSession>((onSuccess, onFailure) => {
    user.verifySoftwareToken(code, 'Phone', { onSuccess, onFailure });
  });
const sendCode = (user: CognitoUser, code: string) =>
  new Promise<Step>((resolve, reject) => {
    user.sendMFACode(code, steps(resolve, reject), 'SOFTWARE_TOKEN_MFA');
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
      pool.signUp(EMAIL, PASSWORD, [name], [], (error, result) =>
        result === undefined ? reject(error) : resolve(result.userSub),
      );
    });
    await new Promise((resolve, reject) => {
      userOf(EMAIL).confirmRegistration(lastCode(test), false, (error: unknown, result: unknown) =>
        error === null ? resolve(result) : reject(error),
      );
    });

    const user = userOf(EMAIL);
    expect(await authenticate(user, PASSWORD)).toMatchObject({ at: 'mfaSetup' });
    const secret = await associate(user);
    const first = await verify(user, totpCode(secret, test.now()));
    expect(first.getIdToken().payload).toMatchObject({ sub, email: EMAIL });

    test.advance(MINUTE);
    const again = userOf(EMAIL);
    expect(await authenticate(again, PASSWORD)).toMatchObject({ at: 'totpRequired' });
    const { session } = await sendCode(again, totpCode(secret, test.now()));
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
    expect(await refusal(test.call('GetTokensFromRefreshToken', { RefreshToken }))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has been revoked',
    });
  });

  it('tries a wrong authenticator code again on the same sign-in', async () => {
    const email = 'retry@example.com';
    await test.pool.adminCreateUser({ email, temporaryPassword: 'Temporary-1' });
    const user = userOf(email);
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
    const session = await verify(user, totpCode(secret, test.now()));
    expect(session.getIdToken().payload).toMatchObject({ name: 'Grace', email });
  });

  it('understands a refusal', async () => {
    await expect(authenticate(userOf('nobody@example.com'), PASSWORD)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
  });
});
