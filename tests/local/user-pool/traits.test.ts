import { describe, expect, it } from 'vitest';
import { SIGN_IN_TRAITS } from '#local/user-pool/trait-names.ts';
import { EMAIL, PASSWORD, testPool } from '../../setup/local-user-pool.ts';
import { textAt } from '../../setup/text-at.ts';
import { poolWith, signedInPool } from '../../setup/signed-in-pool.ts';
import {
  INCORRECT,
  INVALID_SESSION,
  refusalOf,
  SESSION_EXPIRED,
  UNKNOWN_USER,
} from '../../setup/refusals.ts';

const traitOf = (test: { pool: { listUsers(): { trait: string }[] } }) =>
  test.pool.listUsers()[0]?.trait;

describe('a trait', () => {
  it.each(SIGN_IN_TRAITS)('%s can be set and removed', async (trait) => {
    const { test } = await poolWith(trait);
    expect(traitOf(test)).toBe(trait === 'no-authenticator' ? 'default' : trait);
    expect(await test.pool.setTrait(EMAIL.toUpperCase(), 'default')).toMatchObject({
      email: EMAIL,
      status: 'CONFIRMED',
      trait: 'default',
    });
    // A temporary password is the password for good.
    const password = trait === 'temporary-password' ? test.lastCode() : PASSWORD;
    const withoutToken = ['no-authenticator', 'choice-of-set-up', 'email-set-up'].includes(trait);
    expect(await test.provePassword(EMAIL, password)).toMatchObject({
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
    ['no-token-rotation', 'SOFTWARE_TOKEN_MFA', {}],
  ] as const)('%s: the password is followed by %s', async (trait, ChallengeName, parameters) => {
    const { test } = await poolWith(trait);
    expect(await test.provePassword()).toMatchObject({
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
  ] as const)('%s refuses only the right password with %s', async (trait, name, message) => {
    const { test } = await poolWith(trait);
    expect(await refusalOf(test.provePassword())).toBe(`${name}: ${message}`);
    expect(await refusalOf(test.provePassword(EMAIL, 'Wrong-horse'))).toBe(INCORRECT);
  });

  it('replaces an earlier one', async () => {
    const { test } = await poolWith('disabled');
    await test.pool.setTrait(EMAIL, 'sms-factor');
    expect(traitOf(test)).toBe('sms-factor');
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'SMS_MFA' });
  });

  it('ends pending sign-ins', async () => {
    const { test, known } = await poolWith('sms-factor');
    const session = textAt(await test.provePassword(), 'Session');
    await test.pool.setTrait(EMAIL, 'default');
    const responses = { USERNAME: known.sub, SMS_MFA_CODE: test.lastCode() };
    expect(await refusalOf(test.respond('SMS_MFA', session, responses))).toContain(
      'session is expired',
    );
  });

  it('cannot be set by a client, nor for an unknown user', async () => {
    const { test, known } = await signedInPool();
    const attributes = [{ Name: 'trait', Value: 'disabled' }];
    const input = { AccessToken: known.accessToken, UserAttributes: attributes };
    expect(await refusalOf(test.call('UpdateUserAttributes', input))).toContain(
      'InvalidParameterException: ',
    );
    for (const work of [
      test.pool.setTrait('nobody@example.com', 'disabled'),
      test.pool.forgetDevices('nobody@example.com'),
    ]) {
      expect(await refusalOf(work)).toBe(UNKNOWN_USER);
    }
  });
});

describe('a trait ends when the user acts on it', () => {
  it('temporary-password, with a new password', async () => {
    const { test, known } = await poolWith('temporary-password');
    const asked = await test.provePassword(EMAIL, test.lastCode());
    expect(asked).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    await test.respond('NEW_PASSWORD_REQUIRED', textAt(asked, 'Session'), {
      USERNAME: known.sub,
      NEW_PASSWORD: 'Another-horse',
    });
    expect(traitOf(test)).toBe('default');
  });

  it('password-reset-required, with the mailed code', async () => {
    const { test } = await poolWith('password-reset-required');
    await test.call('ConfirmForgotPassword', {
      Username: EMAIL,
      ConfirmationCode: test.lastCode(),
      Password: 'Another-horse',
    });
    expect(traitOf(test)).toBe('default');
    await expect(test.provePassword(EMAIL, 'Another-horse')).resolves.toHaveProperty('Session');
  });

  it('unconfirmed, with the mailed code', async () => {
    const { test } = await poolWith('unconfirmed');
    await test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: test.lastCode() });
    expect(traitOf(test)).toBe('default');
  });
});

describe('a disabled user', () => {
  it('is signed out globally', async () => {
    const { test, known } = await signedInPool();
    await test.pool.setTrait(EMAIL, 'disabled');
    const refresh = { RefreshToken: known.refreshToken };
    expect(await refusalOf(test.call('GetTokensFromRefreshToken', refresh))).toContain(
      ': Refresh Token has been revoked',
    );
    expect(await refusalOf(test.call('GetUser', { AccessToken: known.accessToken }))).toContain(
      'NotAuthorizedException: ',
    );
  });

  it('is answered like an unknown user at ForgotPassword', async () => {
    const { test } = await poolWith('disabled');
    const mails = test.mails.length;
    await expect(test.call('ForgotPassword', { Username: EMAIL })).resolves.toEqual({
      CodeDeliveryDetails: expect.objectContaining({ Destination: 'a***@e***' }),
    });
    expect(test.mails).toHaveLength(mails);
    const input = { Username: EMAIL, ConfirmationCode: '000000', Password: 'Another-horse' };
    expect(await refusalOf(test.call('ConfirmForgotPassword', input))).toContain(
      'CodeMismatchException: ',
    );
  });
});

describe('a second factor', () => {
  const withEmailFactor = async () => {
    const test = testPool();
    const sub = await test.register();
    await test.pool.setTrait(EMAIL, 'choice-of-set-up');
    const [one, two] = [await test.provePassword(), await test.provePassword()];
    const asked = await test.respond('MFA_SETUP', textAt(one, 'Session'), {
      USERNAME: sub,
      EMAIL: 'codes@example.com',
    });
    const signedIn = await test.respond('EMAIL_OTP', textAt(asked, 'Session'), {
      USERNAME: sub,
      EMAIL_OTP_CODE: test.lastCode(),
    });
    const AccessToken = textAt(signedIn, 'AuthenticationResult.AccessToken');
    return { test, AccessToken, sessions: [textAt(one, 'Session'), textAt(two, 'Session')] };
  };

  it('cannot be bypassed by a set-up that started earlier', async () => {
    const { test, sessions } = await withEmailFactor();
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
    for (const [index, reason] of [SESSION_EXPIRED, INVALID_SESSION].entries()) {
      const call = test.call('AssociateSoftwareToken', { Session: sessions[index] });
      expect(await refusalOf(call)).toBe(reason);
    }
  });

  it('by email gives way to an authenticator that is added and preferred later', async () => {
    const { test, AccessToken } = await withEmailFactor();
    const key = await test.call('AssociateSoftwareToken', { AccessToken });
    const UserCode = test.totp(textAt(key, 'SecretCode'));
    await test.call('VerifySoftwareToken', { AccessToken, UserCode });
    await test.call('SetUserMFAPreference', {
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
    });
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(await test.call('GetUser', { AccessToken })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
  });
});
