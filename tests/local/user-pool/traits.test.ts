import { describe, expect, it } from 'vitest';
import { SIGN_IN_TRAITS } from '#local/user-pool/trait-names.ts';
import {
  EMAIL,
  lastCode,
  PASSWORD,
  poolWith,
  provePassword,
  refusal,
  register,
  respond,
  signedInPool,
  testPool,
  textAt,
} from '../../setup/local-user-pool.ts';

const traitOf = (test: { pool: { listUsers(): { trait: string }[] } }) =>
  test.pool.listUsers()[0]?.trait;

describe('a trait', () => {
  it.each(SIGN_IN_TRAITS)('%s can be given to anyone, and taken away again', async (trait) => {
    const { test } = await poolWith(trait);
    expect(traitOf(test)).toBe(trait === 'no-authenticator' ? 'default' : trait);
    expect(await test.pool.setTrait(EMAIL.toUpperCase(), 'default')).toMatchObject({
      email: EMAIL,
      status: 'CONFIRMED',
      trait: 'default',
    });
    // A temporary password is the password for good.
    const password = trait === 'temporary-password' ? lastCode(test) : PASSWORD;
    const withoutToken = ['no-authenticator', 'choice-of-set-up', 'email-set-up'].includes(trait);
    expect(await provePassword(test, EMAIL, password)).toMatchObject({
      ChallengeName: withoutToken ? 'MFA_SETUP' : 'SOFTWARE_TOKEN_MFA',
    });
  });

  it.each([
    ['sms-factor', 'SMS_MFA', {}],
    ['email-factor', 'EMAIL_OTP', {}],
    ['choice-of-factors', 'SELECT_MFA_TYPE', {}],
    ['no-authenticator', 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' }],
    ['choice-of-set-up', 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' }],
    ['email-set-up', 'MFA_SETUP', { MFAS_CAN_SETUP: '["EMAIL_OTP"]' }],
    ['custom-challenge', 'CUSTOM_CHALLENGE', {}],
    ['password-again', 'PASSWORD_SRP', {}],
    ['first-factor-choice', 'SELECT_CHALLENGE', {}],
    ['device-tracking', 'SOFTWARE_TOKEN_MFA', {}],
  ] as const)('%s makes a proven password lead to %s', async (trait, ChallengeName, parameters) => {
    const { test } = await poolWith(trait);
    expect(await provePassword(test)).toMatchObject({
      ChallengeName,
      ChallengeParameters: parameters,
    });
  });

  it.each([
    ['disabled', 'NotAuthorizedException', 'User is disabled.'],
    ['unconfirmed', 'UserNotConfirmedException', 'User is not confirmed.'],
    [
      'password-reset-required',
      'PasswordResetRequiredException',
      'Password reset required for the user',
    ],
  ] as const)(
    '%s refuses a right password, and no other, with %s',
    async (trait, name, message) => {
      const { test } = await poolWith(trait);
      expect(await refusal(provePassword(test))).toEqual({ name, message });
      expect(await refusal(provePassword(test, EMAIL, 'Wrong-horse'))).toEqual({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
    },
  );

  it('takes the place of an earlier one', async () => {
    const { test } = await poolWith('disabled');
    await test.pool.setTrait(EMAIL, 'sms-factor');
    expect(traitOf(test)).toBe('sms-factor');
    expect(await provePassword(test)).toMatchObject({ ChallengeName: 'SMS_MFA' });
  });

  it('ends the sign-ins that are under way', async () => {
    const { test, known } = await poolWith('sms-factor');
    const session = textAt(await provePassword(test), 'Session');
    await test.pool.setTrait(EMAIL, 'default');
    const responses = { USERNAME: known.sub, SMS_MFA_CODE: lastCode(test) };
    expect((await refusal(respond(test, 'SMS_MFA', session, responses))).message).toContain(
      'session is expired',
    );
  });

  it('cannot be set by a client, nor for an unknown user', async () => {
    const { test, known } = await signedInPool();
    const attributes = [{ Name: 'trait', Value: 'disabled' }];
    const input = { AccessToken: known.accessToken, UserAttributes: attributes };
    expect((await refusal(test.call('UpdateUserAttributes', input))).name).toBe(
      'InvalidParameterException',
    );
    for (const work of [
      test.pool.setTrait('nobody@example.com', 'disabled'),
      test.pool.forgetDevices('nobody@example.com'),
    ]) {
      expect(await refusal(work)).toEqual({
        name: 'UserNotFoundException',
        message: 'User does not exist.',
      });
    }
  });
});

describe('what passes with what the user does', () => {
  it('a temporary password, with one of their own', async () => {
    const { test, known } = await poolWith('temporary-password');
    const asked = await provePassword(test, EMAIL, lastCode(test));
    expect(asked).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    await respond(test, 'NEW_PASSWORD_REQUIRED', textAt(asked, 'Session'), {
      USERNAME: known.sub,
      NEW_PASSWORD: 'Another-horse',
    });
    expect(traitOf(test)).toBe('default');
  });

  it('a password reset, with the code that was mailed', async () => {
    const { test } = await poolWith('password-reset-required');
    await test.call('ConfirmForgotPassword', {
      Username: EMAIL,
      ConfirmationCode: lastCode(test),
      Password: 'Another-horse',
    });
    expect(traitOf(test)).toBe('default');
    await expect(provePassword(test, EMAIL, 'Another-horse')).resolves.toHaveProperty('Session');
  });

  it('an unverified email, with the code that was mailed', async () => {
    const { test } = await poolWith('unconfirmed');
    await test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: lastCode(test) });
    expect(traitOf(test)).toBe('default');
  });
});

describe('a disabled user', () => {
  it('is signed out everywhere', async () => {
    const { test, known } = await signedInPool();
    await test.pool.setTrait(EMAIL, 'disabled');
    const refresh = { RefreshToken: known.refreshToken };
    expect((await refusal(test.call('GetTokensFromRefreshToken', refresh))).message).toBe(
      'Refresh Token has been revoked',
    );
    expect((await refusal(test.call('GetUser', { AccessToken: known.accessToken }))).name).toBe(
      'NotAuthorizedException',
    );
  });

  it('is answered like an unknown one who has forgotten the password', async () => {
    const { test } = await poolWith('disabled');
    const mails = test.mails.length;
    await expect(test.call('ForgotPassword', { Username: EMAIL })).resolves.toEqual({
      CodeDeliveryDetails: expect.objectContaining({ Destination: 'a***@e***' }),
    });
    expect(test.mails).toHaveLength(mails);
    const input = { Username: EMAIL, ConfirmationCode: '000000', Password: 'Another-horse' };
    expect((await refusal(test.call('ConfirmForgotPassword', input))).name).toBe(
      'CodeMismatchException',
    );
  });
});

describe('a factor that was set up', () => {
  it('is not got round by a set-up that had begun before', async () => {
    const test = testPool();
    const sub = await register(test);
    await test.pool.setTrait(EMAIL, 'choice-of-set-up');
    const [one, two] = [await provePassword(test), await provePassword(test)];
    const asked = await respond(test, 'MFA_SETUP', textAt(one, 'Session'), {
      USERNAME: sub,
      EMAIL: 'codes@example.com',
    });
    await respond(test, 'EMAIL_OTP', textAt(asked, 'Session'), {
      USERNAME: sub,
      EMAIL_OTP_CODE: lastCode(test),
    });
    expect(test.pool.listUsers()).toMatchObject([{ trait: 'email-factor' }]);
    for (const { Session, message } of [
      { Session: textAt(one, 'Session'), message: /session is expired/ },
      { Session: textAt(two, 'Session'), message: /^Invalid session for the user\.$/ },
    ]) {
      const call = test.call('AssociateSoftwareToken', { Session });
      expect((await refusal(call)).message).toMatch(message);
    }
  });
});
