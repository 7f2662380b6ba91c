import { otherCode } from '../../setup/other-code.ts';
import { CognitoUserAttribute, type CognitoUser } from 'amazon-cognito-identity-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  authenticate,
  identityClient,
  sendCode,
  type IdentityClient,
} from '../../setup/identity-client.ts';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../setup/local-user-pool.ts';
import { poolWith } from '../../setup/signed-in-pool.ts';
import { currentSession } from '../../setup/user-sessions.ts';

const NEW_EMAIL = 'ada.king@example.com';

let test: TestPool;
let known: SignedIn;
let client: IdentityClient;
let user: CognitoUser;

/** Signed in, on a device that the client has just confirmed. */
beforeEach(async () => {
  ({ test, known } = await poolWith('device-tracking'));
  client = await identityClient(test);
  user = client.userOf(EMAIL);
  await authenticate(user, PASSWORD);
  await sendCode(user, test.totp(known.secret));
});
afterEach(() => client.close());

type Callback<Result> = (error: Error | null | undefined, result?: Result) => void;

/** Promises for the client's two kinds of callbacks. */
const byCallback = <Result>(run: (done: Callback<Result>) => void) =>
  new Promise<Result | undefined>((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)));
  });
const byHandlers = <Result>(
  run: (handlers: {
    onSuccess: (result: Result) => void;
    onFailure: (error: unknown) => void;
    inputVerificationCode: () => null;
  }) => void,
) =>
  new Promise<Result>((onSuccess, onFailure) => {
    run({ onSuccess, onFailure, inputVerificationCode: () => null });
  });

async function attributes(): Promise<Record<string, string>> {
  const list = await byCallback<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
  return Object.fromEntries((list ?? []).map((one) => [one.getName(), one.getValue()]));
}

describe('amazon-cognito-identity-js on a user’s own account', () => {
  it('changes and verifies attributes', async () => {
    const changes = { email: NEW_EMAIL, phone_number: '+447700900123' };
    const details = await new Promise((resolve, reject) => {
      user.updateAttributes(
        Object.entries(changes).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value })),
        (error, _result, given: unknown) => (error ? reject(error) : resolve(given)),
      );
    });
    expect(details).toMatchObject({ CodeDeliveryDetailsList: [{ AttributeName: 'email' }] });
    expect(await attributes()).toMatchObject({ email: EMAIL, phone_number: '+447700900123' });

    await new Promise<void>((resolve, reject) => {
      user.getAttributeVerificationCode('email', {
        onSuccess: () => resolve(),
        onFailure: reject,
        inputVerificationCode: () => resolve(),
      });
    });
    const verify = (code: string) =>
      byHandlers<string>((handlers) => user.verifyAttribute('email', code, handlers));
    const wrong = otherCode(test.lastCode());
    await expect(verify(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await verify(test.lastCode())).toBe('SUCCESS');
    expect(await attributes()).toMatchObject({ email: NEW_EMAIL, email_verified: 'true' });

    await byCallback<string>((done) => user.deleteAttributes(['phone_number'], done));
    expect(await attributes()).not.toHaveProperty('phone_number');
    await expect(
      byCallback<string>((done) => user.deleteAttributes(['email'], done)),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('remembers, lists and forgets its device', async () => {
    const list = () =>
      byHandlers<{ Devices?: object[] }>((handlers) => user.listDevices(10, null, handlers));
    const { Devices: devices = [] } = await list();
    expect(devices).toMatchObject([{ DeviceKey: expect.any(String) }]);
    // Typed as a string by the library, but actually GetDevice's answer.
    const found = await byHandlers<unknown>((handlers) => {
      user.getDevice(handlers);
    });
    expect(found).toEqual({ Device: devices[0] });

    await byHandlers<string>((handlers) => user.setDeviceStatusNotRemembered(handlers));
    expect((await list()).Devices ?? []).toEqual([]);
    await byHandlers<string>((handlers) => user.setDeviceStatusRemembered(handlers));
    expect((await list()).Devices).toHaveLength(1);

    await byHandlers<string>((handlers) => user.forgetDevice(handlers));
    expect((await list()).Devices ?? []).toEqual([]);
  });

  it('lists its sessions and ends another', async () => {
    const elsewhere = await test.signInAgain(known);
    const AccessToken = user.getSignInUserSession()?.getAccessToken().getJwtToken();
    const sessions = async () =>
      (await client.request('ListUserSessions', { AccessToken }))['Sessions'];
    const listed = await sessions();
    expect(listed).toMatchObject([
      { IsCurrentSession: false },
      { IsCurrentSession: true },
      { IsCurrentSession: false },
    ]);
    const SessionId = await currentSession(test, elsewhere);
    await client.request('RevokeUserSession', { AccessToken, SessionId });
    expect(await sessions()).toHaveLength(2);
    await expect(
      client.request('RevokeUserSession', { AccessToken, SessionId }),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await test.pool.setSessionTracking(false);
    await expect(sessions()).rejects.toMatchObject({ name: 'OperationNotEnabledException' });
  });

  it('signs out globally', async () => {
    const elsewhere = await test.signInAgain(known);
    await byHandlers<string>((handlers) => user.globalSignOut(handlers));
    await expect(test.call('GetUser', { AccessToken: elsewhere.accessToken })).rejects.toThrow(
      'Access Token has been revoked',
    );
  });

  it('deletes the account', async () => {
    expect(await byCallback<string>((done) => user.deleteUser(done))).toBe('SUCCESS');
    expect(test.pool.listUsers()).toEqual([]);
    await expect(authenticate(client.userOf(EMAIL), PASSWORD)).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
  });
});
