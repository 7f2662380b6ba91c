import { beforeEach, describe, expect, it } from 'vitest';
import {
  refusal,
  textAt,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const update = (Name: string, Value: string) =>
  test.call('UpdateUserAttributes', {
    AccessToken: known.accessToken,
    UserAttributes: [{ Name, Value }],
  });

describe('UpdateUserAttributes', () => {
  it('changes the name, which the next ID token has', async () => {
    expect(await update('name', 'Ada King')).toEqual({ CodeDeliveryDetailsList: [] });
    expect(test.pool.listUsers()).toMatchObject([{ name: 'Ada King' }]);
    const RefreshToken = known.refreshToken;
    const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
    const claims = textAt(refreshed, 'AuthenticationResult.IdToken').split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toHaveProperty(
      'name',
      'Ada King',
    );
  });

  it('takes an attribute away with an empty value', async () => {
    await update('name', '');
    const user = await test.call('GetUser', { AccessToken: known.accessToken });
    expect(JSON.stringify(user)).not.toContain('"name"');
  });

  it('does not change the email, which is the username', async () => {
    expect(await refusal(update('email', 'eve@example.com'))).toEqual({
      name: 'InvalidParameterException',
      message: 'user.email: Attribute cannot be updated.',
    });
  });

  it.each(['sub', 'email_verified'])('does not change %s', async (name) => {
    expect((await refusal(update(name, 'true'))).name).toBe('NotAuthorizedException');
  });

  it('refuses attributes that the pool does not have', async () => {
    expect((await refusal(update('custom:plan', 'free'))).name).toBe('InvalidParameterException');
    expect((await refusal(update('__proto__', 'x'))).name).toBe('InvalidParameterException');
  });

  it('refuses more than 2,048 characters', async () => {
    expect((await refusal(update('name', 'x'.repeat(2049)))).message).toContain(
      "'userAttributes.1.member.value'",
    );
  });
});
