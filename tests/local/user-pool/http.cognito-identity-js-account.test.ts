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

/** A promise for the client's callback. */
const byCallback = <Result>(run: (done: Callback<Result>) => void) =>
  new Promise<Result | undefined>((resolve, reject) => {
    run((error, result) => (error ? reject(error) : resolve(result)));
  });

describe('amazon-cognito-identity-js on a user’s own account', () => {
  it('has its device remembered, and changes the name', async () => {
    expect(test.pool.listUsers()).toMatchObject([{ devices: 1 }]);
    const name = new CognitoUserAttribute({ Name: 'name', Value: 'Ada King' });
    await byCallback<string>((done) => user.updateAttributes([name], done));
    const list = await byCallback<CognitoUserAttribute[]>((done) => user.getUserAttributes(done));
    expect(list?.find((one) => one.getName() === 'name')?.getValue()).toBe('Ada King');
  });

  it('deletes the account', async () => {
    expect(await byCallback<string>((done) => user.deleteUser(done))).toBe('SUCCESS');
    expect(test.pool.listUsers()).toEqual([]);
    await expect(authenticate(client.userOf(EMAIL), PASSWORD)).rejects.toMatchObject({
      message: 'Incorrect username or password.',
    });
  });
});
