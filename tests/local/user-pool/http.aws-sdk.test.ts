import {
  AdminCreateUserCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
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
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, type RunningServer } from '#local/kit/serve.ts';
import { userPoolHandler } from '#local/user-pool/http.ts';
import {
  CLIENT_ID,
  lastCode,
  MINUTE,
  PASSWORD,
  POOL_ID,
  POOL_NAME,
  srpTimestamp,
  testPool,
  totpCode,
} from '../../setup/local-user-pool.ts';
import { srpClient } from '../../setup/srp-client.ts';

/** AWS's own client for Node, over a real connection. */

const EMAIL = 'sdk@example.com';
const test = testPool(true);
let server: RunningServer;
let client: CognitoIdentityProviderClient;

beforeAll(async () => {
  // The SDK warns that its versions of next year leave Node 20.
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  server = await serve(userPoolHandler(test.pool), 0);
  client = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${server.port}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  client.destroy();
  await server.close();
});

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
    const ConfirmationCode = lastCode(test);
    await client.send(
      new ConfirmSignUpCommand({ ClientId: CLIENT_ID, Username: EMAIL, ConfirmationCode }),
    );

    const setup = await provePassword();
    expect(setup.ChallengeName).toBe('MFA_SETUP');
    const { SecretCode: secret = '', Session } = await client.send(
      new AssociateSoftwareTokenCommand({ Session: setup.Session }),
    );
    const UserCode = totpCode(secret, test.now());
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
    expect(first).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });

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
          SOFTWARE_TOKEN_MFA_CODE: totpCode(secret, test.now()),
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

  it('makes users as an administrator, with times it can read', async () => {
    const { User } = await client.send(
      new AdminCreateUserCommand({ UserPoolId: POOL_ID, Username: 'new@example.com' }),
    );
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(User?.UserCreateDate).toBeInstanceOf(Date);
  });
});
