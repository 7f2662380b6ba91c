import { otherCode } from '../../setup/other-code.ts';
import {
  CodeMismatchException,
  DeleteUserAttributesCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserAuthFactorsCommand,
  GetUserCommand,
  InvalidParameterException,
  UpdateUserAttributesCommand,
  UserNotFoundException,
  VerifyUserAttributeCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awsClient } from '../../setup/aws-client.ts';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../setup/local-user-pool.ts';
import { poolWith } from '../../setup/signed-in-pool.ts';

const NEW_EMAIL = 'ada.king@example.com';

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

const attributes = async () => {
  const { UserAttributes = [] } = await client.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]));
};

describe('the AWS SDK on a user’s own account', () => {
  it('changes and verifies attributes', async () => {
    const updated = await client.send(
      new UpdateUserAttributesCommand({
        AccessToken,
        UserAttributes: [
          { Name: 'email', Value: NEW_EMAIL },
          { Name: 'phone_number', Value: '+447700900123' },
        ],
      }),
    );
    const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL' };
    expect(updated.CodeDeliveryDetailsList).toMatchObject([delivery]);
    expect(await attributes()).toMatchObject({
      email: EMAIL,
      phone_number: '+447700900123',
      phone_number_verified: 'false',
    });

    const verify = (Code: string) =>
      client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
    await expect(verify(otherCode(test.lastCode()))).rejects.toBeInstanceOf(CodeMismatchException);
    const again = await client.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }),
    );
    expect(again.CodeDeliveryDetails).toMatchObject(delivery);
    await verify(test.lastCode());
    expect(await attributes()).toMatchObject({ email: NEW_EMAIL, email_verified: 'true' });

    const remove = (name: string) =>
      client.send(new DeleteUserAttributesCommand({ AccessToken, UserAttributeNames: [name] }));
    await remove('phone_number');
    expect(await attributes()).not.toHaveProperty('phone_number');
    await expect(remove('email')).rejects.toBeInstanceOf(InvalidParameterException);
  });

  it('reads the factors and deletes the account', async () => {
    expect(await client.send(new GetUserAuthFactorsCommand({ AccessToken }))).toMatchObject({
      Username: known.sub,
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      ConfiguredUserAuthFactors: ['PASSWORD', 'SOFTWARE_TOKEN'],
    });
    await client.send(new DeleteUserCommand({ AccessToken }));
    expect(test.pool.listUsers()).toEqual([]);
    await expect(client.send(new GetUserCommand({ AccessToken }))).rejects.toBeInstanceOf(
      UserNotFoundException,
    );
    await expect(test.provePassword(EMAIL, PASSWORD)).rejects.toThrow(
      'Incorrect username or password.',
    );
  });
});
