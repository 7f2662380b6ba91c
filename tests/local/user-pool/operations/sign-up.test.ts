import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  lastCode,
  PASSWORD,
  refusal,
  register,
  signUp,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const attempt = (input: Record<string, unknown>) =>
  refusal(test.call('SignUp', { Username: EMAIL, Password: PASSWORD, ...input }));

describe('SignUp', () => {
  it('makes an unconfirmed user and mails a code', async () => {
    const answer = await test.call('SignUp', {
      Username: 'Ada@Example.com',
      Password: PASSWORD,
      UserAttributes: [{ Name: 'name', Value: 'Ada' }],
    });
    expect(answer).toEqual({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-/),
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 'a***@e***',
      },
    });
    expect(test.pool.listUsers()).toMatchObject([
      { email: EMAIL, name: 'Ada', status: 'UNCONFIRMED', mfa: 'NONE' },
    ]);
    expect(test.mails).toEqual([
      {
        to: EMAIL,
        subject: 'Your Lureproof verification code',
        body: expect.stringContaining(lastCode(test)),
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: new Date(test.now()).toISOString(),
      },
    ]);
  });

  it('keeps neither the password nor the code in its state', async () => {
    await signUp(test);
    const kept = JSON.stringify(test.store.read());
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain(`"${lastCode(test)}"`);
  });

  it('refuses an email that has an account, in any letter case', async () => {
    await register(test);
    expect(await attempt({ Username: EMAIL.toUpperCase() })).toEqual({
      name: 'UsernameExistsException',
      message: 'User already exists',
    });
  });

  it('refuses a password below six characters as an invalid parameter', async () => {
    expect(await attempt({ Password: 'Aa-45' })).toEqual({
      name: 'InvalidParameterException',
      message:
        "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length greater than or equal to 6",
    });
  });

  it('refuses a password of more than 256 characters', async () => {
    expect(await attempt({ Password: `Aa-${'x'.repeat(254)}` })).toMatchObject({
      name: 'InvalidParameterException',
      message: expect.stringContaining('less than or equal to 256'),
    });
  });

  it('refuses a password that breaks the policy', async () => {
    expect(await attempt({ Password: 'Aa-4567' })).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password not long enough',
    });
  });

  it('refuses a username that is no email', async () => {
    expect(await attempt({ Username: 'ada' })).toEqual({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
  });

  it('refuses an email attribute that is not the username', async () => {
    const UserAttributes = [{ Name: 'email', Value: 'eve@example.com' }];
    expect((await attempt({ UserAttributes })).name).toBe('InvalidParameterException');
  });

  it('lets no client vouch for its own email', async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    expect(await attempt({ UserAttributes })).toEqual({
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    });
  });

  it('refuses an attribute that the pool does not have', async () => {
    const UserAttributes = [{ Name: 'custom:plan', Value: 'free' }];
    expect((await attempt({ UserAttributes })).message).toContain('{custom:plan}');
  });

  it('refuses another client id', async () => {
    expect(await attempt({ ClientId: 'other' })).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });

  it('names everything that is missing', async () => {
    const { message } = await refusal(test.pool.call('SignUp', {}));
    expect(message).toMatch(
      /^3 validation errors detected: Value at 'clientId' .*'username'.*'password'/,
    );
  });

  it('sends no mail when it refuses', async () => {
    await attempt({ Password: 'Aa-4567' });
    expect(test.mails).toEqual([]);
  });
});
