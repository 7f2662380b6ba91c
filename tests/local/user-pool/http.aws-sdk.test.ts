import {
  AdminCreateUserCommand,
  AssociateSoftwareTokenCommand,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UserNotConfirmedException,
  VerifySoftwareTokenCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { awsClient } from '../../setup/aws-client.ts';
import {
  CLIENT_ID,
  MINUTE,
  PASSWORD,
  POOL_ID,
  POOL_NAME,
  testPool,
} from '../../setup/local-user-pool.ts';
import { srpClient, srpTimestamp } from '../../setup/srp-client.ts';

const EMAIL = 'sdk@example.com';
const test = testPool(true);
let client: CognitoIdentityProviderClient;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ client, close } = await awsClient(test));
});
afterAll(() => close());

async function provePassword(password = PASSWORD) {
  const srp = srpClient();
  const { ChallengeParameters: given = {} } = await client.send(
    new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: EMAIL, SRP_A: srp.A },
    }),
  );
  const timestamp = srpTimestamp(test.now());
  const challenge = {
    poolName: POOL_NAME,
    userId: given['USER_ID_FOR_SRP'] ?? '',
    salt: given['SALT'] ?? '',
    B: given['SRP_B'] ?? '',
    secretBlock: given['SECRET_BLOCK'] ?? '',
  };
  return client.send(
    new RespondToAuthChallengeCommand({
      ClientId: CLIENT_ID,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: challenge.userId,
        PASSWORD_CLAIM_SECRET_BLOCK: challenge.secretBlock,
        PASSWORD_CLAIM_SIGNATURE: srp.sign(challenge, password, timestamp),
        TIMESTAMP: timestamp,
      },
    }),
  );
}

describe('the AWS SDK', () => {
  it('registers, sets up an authenticator, refreshes and revokes', async () => {
    await client.send(
      new SignUpCommand({
        ClientId: CLIENT_ID,
        Username: EMAIL,
        Password: PASSWORD,
        UserAttributes: [{ Name: 'name', Value: 'Ada Lovelace' }],
      }),
    );
    await expect(provePassword()).rejects.toBeInstanceOf(UserNotConfirmedException);
    const ConfirmationCode = test.lastCode();
    await client.send(
      new ConfirmSignUpCommand({ ClientId: CLIENT_ID, Username: EMAIL, ConfirmationCode }),
    );

    const setup = await provePassword();
    expect(setup.ChallengeName).toBe('MFA_SETUP');
    const { SecretCode: secret = '', Session } = await client.send(
      new AssociateSoftwareTokenCommand({ Session: setup.Session }),
    );
    const UserCode = test.totp(secret);
    const verified = await client.send(new VerifySoftwareTokenCommand({ Session, UserCode }));
    expect(verified.Status).toBe('SUCCESS');
    const { AuthenticationResult: first } = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId: CLIENT_ID,
        ChallengeName: 'MFA_SETUP',
        ChallengeResponses: { USERNAME: EMAIL },
        Session: verified.Session,
      }),
    );
    expect(first).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });

    const { AuthenticationResult: refreshed } = await client.send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: CLIENT_ID,
        RefreshToken: first?.RefreshToken,
      }),
    );
    const getUser = new GetUserCommand({ AccessToken: refreshed?.AccessToken });
    expect(await client.send(getUser)).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });
    await client.send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token: first?.RefreshToken }));
    await expect(client.send(getUser)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has been revoked',
    });

    test.advance(MINUTE);
    const again = await provePassword();
    expect(again.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const done = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId: CLIENT_ID,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: {
          USERNAME: EMAIL,
          SOFTWARE_TOKEN_MFA_CODE: test.totp(secret),
        },
        Session: again.Session,
      }),
    );
    expect(done.AuthenticationResult?.IdToken).toMatch(/^ey/);
  });

  it('understands a refusal', async () => {
    const refused = provePassword('Wrong-password');
    await expect(refused).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(refused).rejects.toMatchObject({
      message: 'Incorrect username or password.',
      $metadata: { httpStatusCode: 400, requestId: expect.any(String) },
    });
  });

  it('creates users as an administrator, and parses their dates', async () => {
    const { User } = await client.send(
      new AdminCreateUserCommand({ UserPoolId: POOL_ID, Username: 'new@example.com' }),
    );
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
  });
});
