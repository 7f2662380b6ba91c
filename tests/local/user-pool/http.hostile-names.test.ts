import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { userPoolHandler } from '#local/user-pool/http.ts';
import { CHALLENGES } from '#local/user-pool/challenges/registry.ts';
import { OPERATIONS } from '#local/user-pool/operations/registry.ts';
import { CLIENT_ID, POOL_ID, type TestPool } from '../../setup/local-user-pool.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';
import { quickClient, srpTimestamp } from '../../setup/srp-client.ts';

/** Sends the names that every object inherits wherever a request can contain a name. */

const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const UNKNOWN = 'nobody';
const { A: SRP_A } = quickClient();

let test: TestPool;
let logged: MockInstance;
beforeEach(async () => {
  ({ test } = await signedInPool());
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(logged).not.toHaveBeenCalled();
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(INHERITED);
  logged.mockRestore();
});

interface Answer {
  status: number;
  body: unknown;
}

async function ask(operation: string, input: string): Promise<Answer> {
  const response = await userPoolHandler(test.pool)(
    new Request('http://localhost:4101/', {
      method: 'POST',
      headers: {
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        authorization: 'AWS4-HMAC-SHA256 Credential=local',
      },
      body: input,
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** A request for every operation and challenge, with `name` wherever it can contain a name. */
function requestsWith(name: string): [operation: string, input: object][] {
  const proof = {
    SRP_A,
    TIMESTAMP: srpTimestamp(test.now()),
    PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
    PASSWORD_CLAIM_SIGNATURE: 'AAAA',
  };
  const data = Buffer.from(JSON.stringify({ challenge: name, origin: name })).toString('base64url');
  const response = { clientDataJSON: data, attestationObject: name, signature: name };
  const credential = {
    id: name,
    rawId: name,
    type: 'public-key',
    response: { ...response, authenticatorData: name },
  };
  const answers = {
    ...proof,
    PREFERRED_CHALLENGE: 'WEB_AUTHN',
    USERNAME: name,
    ANSWER: name,
    DEVICE_KEY: name,
    NEW_PASSWORD: 'Battery-staple',
    PASSWORD: 'Correct-horse',
    EMAIL: name,
    CREDENTIAL: JSON.stringify(credential),
    ...Object.fromEntries(
      ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'SMS_OTP', 'EMAIL_OTP'].map((one) => [
        `${one}_CODE`,
        '123456',
      ]),
    ),
  };
  const everywhere = {
    ClientId: CLIENT_ID,
    UserPoolId: POOL_ID,
    Username: name,
    Password: 'Correct-horse',
    ConfirmationCode: '123456',
    Code: '123456',
    UserCode: '123456',
    AttributeName: name,
    UserAttributes: [{ Name: name, Value: name }],
    UserAttributeNames: [name],
    DeviceKey: name,
    DeviceRememberedStatus: 'remembered',
    DeviceSecretVerifierConfig: { Salt: 'AQ==', PasswordVerifier: 'AQ==' },
    SessionId: name,
    CredentialId: name,
    Credential: credential,
    PreviousPassword: 'Correct-horse',
    ProposedPassword: 'Battery-staple',
    Token: name,
    AccessToken: name,
    RefreshToken: name,
    Session: name.padEnd(20, '_'),
  };
  return [
    ...[...OPERATIONS.keys()].map((operation) => [operation, everywhere] as [string, object]),
    ...['USER_SRP_AUTH', 'USER_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH'].map(
      (AuthFlow): [string, object] => [
        'InitiateAuth',
        { ...everywhere, AuthFlow, AuthParameters: { ...answers, REFRESH_TOKEN: name } },
      ],
    ),
    ...[...CHALLENGES.keys()].flatMap((ChallengeName): [string, object][] => {
      const response = { ...everywhere, ChallengeName, ChallengeResponses: answers };
      const { Session: _, ...first } = response;
      return [
        ['RespondToAuthChallenge', response],
        ['RespondToAuthChallenge', first],
      ];
    }),
  ];
}

/** The answer without the parts that may depend on the name. */
function comparable({ status, body }: Answer, name: string): string {
  return JSON.stringify({ status, body })
    .replaceAll(name, '<name>')
    .replaceAll(/"(SALT|SRP_B|SECRET_BLOCK|Session|USER_ID_FOR_SRP|USERNAME)":"[^"]*"/g, '"$1"')
    .replaceAll(/"\w\*{3}@\w\*{3}"/g, '"<masked>"');
}

describe('an inherited name', () => {
  it('is treated as unknown by every operation and challenge, which change no user', async () => {
    const control = new Map<number, string>();
    for (const [index, [operation, input]] of requestsWith(UNKNOWN).entries()) {
      const answer = await ask(operation, JSON.stringify(input));
      control.set(index, comparable(answer, UNKNOWN));
    }
    const users = structuredClone(test.store.read().users);
    for (const name of INHERITED) {
      for (const [index, [operation, input]] of requestsWith(name).entries()) {
        const answer = await ask(operation, JSON.stringify(input));
        expect([operation, comparable(answer, name)]).toEqual([operation, control.get(index)]);
      }
    }
    expect(test.store.read().users).toEqual(users);
  });
});
