import {
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
  type RespondToAuthChallengeCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider';
import { LOCAL_CLIENT_ID as ClientId, type LocalPorts } from '#local/settings.ts';
import { POOL_NAME } from '../../tests/setup/local-user-pool.ts';
import { quickClient, srpTimestamp } from '../../tests/setup/srp-client.ts';

/** The user pool's calls through an independent client: AWS's own SDK, and the tests' own SRP. */
export type IdentityClient = ReturnType<typeof identityClient>;

export function identityClient({ userPool }: LocalPorts) {
  // The SDK warns that next year's versions won't support Node 20.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  const sdk = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${userPool}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: { httpAgent: { keepAlive: false, maxSockets: Infinity } },
  });
  const respond = (
    ChallengeName: ChallengeNameType,
    Session: string | undefined,
    ChallengeResponses: Record<string, string>,
  ) =>
    sdk.send(
      new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses }),
    );
  return {
    respond,
    signUp: (Username: string, Password: string, name: string) =>
      sdk.send(
        new SignUpCommand({
          ClientId,
          Username,
          Password,
          UserAttributes: [
            { Name: 'email', Value: Username },
            { Name: 'name', Value: name },
          ],
        }),
      ),
    confirmSignUp: (Username: string, ConfirmationCode: string) =>
      sdk.send(new ConfirmSignUpCommand({ ClientId, Username, ConfirmationCode })),
    provePassword: (username: string, password: string) =>
      provePassword(sdk, respond, username, password),
    associate: (Session: string | undefined) =>
      sdk.send(new AssociateSoftwareTokenCommand({ Session })),
    verify: (Session: string | undefined, UserCode: string) =>
      sdk.send(new VerifySoftwareTokenCommand({ Session, UserCode })),
    getUser: (AccessToken: string) => sdk.send(new GetUserCommand({ AccessToken })),
    refresh: async (RefreshToken: string) =>
      tokensOf(await sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }))),
    revoke: (Token: string) => sdk.send(new RevokeTokenCommand({ ClientId, Token })),
    signOutEverywhere: (AccessToken: string) => sdk.send(new GlobalSignOutCommand({ AccessToken })),
    close: () => sdk.destroy(),
  };
}

type Respond = (
  challenge: ChallengeNameType,
  session: string | undefined,
  responses: Record<string, string>,
) => Promise<RespondToAuthChallengeCommandOutput>;

async function provePassword(
  sdk: CognitoIdentityProviderClient,
  respond: Respond,
  username: string,
  password: string,
): Promise<RespondToAuthChallengeCommandOutput> {
  const srp = quickClient();
  const AuthParameters = { USERNAME: username, SRP_A: srp.A };
  const { ChallengeParameters: given = {} } = await sdk.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
  );
  const challenge = {
    poolName: POOL_NAME,
    userId: given['USER_ID_FOR_SRP'] ?? '',
    salt: given['SALT'] ?? '',
    B: given['SRP_B'] ?? '',
    secretBlock: given['SECRET_BLOCK'] ?? '',
  };
  const timestamp = srpTimestamp(Date.now());
  return respond('PASSWORD_VERIFIER', undefined, {
    USERNAME: challenge.userId,
    PASSWORD_CLAIM_SECRET_BLOCK: challenge.secretBlock,
    PASSWORD_CLAIM_SIGNATURE: srp.sign(challenge, password, timestamp),
    TIMESTAMP: timestamp,
  });
}

export interface Tokens {
  access: string;
  id: string;
  /** Replaced by each refresh. */
  refresh: string;
}

export function tokensOf(answer: {
  AuthenticationResult?: AuthenticationResultType | undefined;
}): Tokens {
  const { AccessToken = '', IdToken = '', RefreshToken = '' } = answer.AuthenticationResult ?? {};
  if (AccessToken === '' || IdToken === '') throw new Error('The answer has no tokens.');
  return { access: AccessToken, id: IdToken, refresh: RefreshToken };
}
