import {
  AssociateSoftwareTokenCommand,
  ConfirmDeviceCommand,
  DeleteUserCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  ListUserSessionsCommand,
  NotAuthorizedException,
  OperationNotEnabledException,
  ResourceNotFoundException,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  RevokeUserSessionCommand,
  UnsupportedTokenTypeException,
  UserNotFoundException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awsClient } from '../../setup/aws-client.ts';
import { verifierConfig } from '../../setup/device-client.ts';
import {
  CLIENT_ID,
  MINUTE,
  START,
  type SignedIn,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import { textAt } from '../../setup/text-at.ts';
import { poolWith } from '../../setup/signed-in-pool.ts';

let test: TestPool;
let known: SignedIn;
let AccessToken: string;
let client: CognitoIdentityProviderClient;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ test, known } = await poolWith('device-tracking'));
  AccessToken = known.accessToken;
  ({ client, close } = await awsClient(test));
});
afterEach(() => close());

async function signIn() {
  const { AuthenticationResult: result } = await client.send(
    new RespondToAuthChallengeCommand({
      ClientId: CLIENT_ID,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: textAt(await test.provePassword(), 'Session'),
      ChallengeResponses: {
        USERNAME: known.sub,
        SOFTWARE_TOKEN_MFA_CODE: test.totp(known.secret),
      },
    }),
  );
  AccessToken = result?.AccessToken ?? '';
  return result;
}

describe('the AWS SDK on a signed-in user', () => {
  it('confirms the device of a sign-in', async () => {
    const { NewDeviceMetadata: made } = (await signIn()) ?? {};
    const DeviceKey = made?.DeviceKey ?? '';
    const device = { key: DeviceKey, groupKey: made?.DeviceGroupKey ?? '', password: 'a secret' };
    const confirmed = await client.send(
      new ConfirmDeviceCommand({
        AccessToken,
        DeviceKey,
        DeviceSecretVerifierConfig: verifierConfig(device),
      }),
    );
    expect(confirmed.UserConfirmationNecessary).toBe(false);
    expect(test.pool.listUsers()).toMatchObject([{ devices: 1 }]);
  });

  it('lists and revokes sessions, and understands when they are not tracked', async () => {
    await signIn();
    const list = () => client.send(new ListUserSessionsCommand({ AccessToken }));
    const { Sessions: sessions = [] } = await list();
    expect(sessions).toEqual([
      {
        SessionId: expect.stringMatching(/^[\w-]{28}$/),
        SessionType: 'TOKEN',
        ClientId: CLIENT_ID,
        CreateDate: new Date(START + MINUTE),
        LastActiveDate: new Date(START + MINUTE),
        DeviceType: 'unknown',
        LastIPAddress: '127.0.0.1',
        IsCurrentSession: true,
      },
      expect.objectContaining({ IsCurrentSession: false, CreateDate: new Date(START) }),
    ]);
    const revoke = (SessionId = '') =>
      client.send(
        new RevokeUserSessionCommand({ AccessToken, SessionId, RevokeAssociatedSessions: 'NONE' }),
      );
    await revoke(sessions[1]?.SessionId);
    expect((await list()).Sessions).toHaveLength(1);
    await expect(revoke(sessions[1]?.SessionId)).rejects.toBeInstanceOf(ResourceNotFoundException);
    await expect(
      client.send(new GetUserCommand({ AccessToken: known.accessToken })),
    ).rejects.toBeInstanceOf(NotAuthorizedException);

    await test.pool.setSessionTracking(false);
    await expect(list()).rejects.toBeInstanceOf(OperationNotEnabledException);
  });

  it('revokes refresh tokens only', async () => {
    const revoke = (Token: string) =>
      client.send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token }));
    await expect(revoke(AccessToken)).rejects.toBeInstanceOf(UnsupportedTokenTypeException);
    await revoke(known.refreshToken);
    await revoke(known.refreshToken);
  });

  it('signs out globally', async () => {
    const elsewhere = await test.signInAgain(known);
    await client.send(new GlobalSignOutCommand({ AccessToken }));
    for (const token of [AccessToken, elsewhere.accessToken]) {
      await expect(
        client.send(new AssociateSoftwareTokenCommand({ AccessToken: token })),
      ).rejects.toBeInstanceOf(NotAuthorizedException);
    }
  });

  it('deletes the account', async () => {
    await client.send(new DeleteUserCommand({ AccessToken }));
    expect(test.pool.listUsers()).toEqual([]);
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toBeInstanceOf(
      UserNotFoundException,
    );
  });
});
