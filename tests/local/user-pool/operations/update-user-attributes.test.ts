import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusal } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

const NEW = 'ada.king@example.com';
const PHONE = '+447700900123';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const updateAll = (attributes: Record<string, string>) =>
  test.call('UpdateUserAttributes', {
    AccessToken: known.accessToken,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
const update = (Name: string, Value: string) => updateAll({ [Name]: Value });
const verify = (AttributeName: string, Code = test.lastCode()) =>
  test.call('VerifyUserAttribute', { AccessToken: known.accessToken, AttributeName, Code });

async function attributes(): Promise<Record<string, string>> {
  const user = await test.call('GetUser', { AccessToken: known.accessToken });
  const listed: unknown = Object.entries(user).find(([name]) => name === 'UserAttributes')?.[1];
  return Object.fromEntries(
    (Array.isArray(listed) ? listed : []).map((one) => [textAt(one, 'Name'), textAt(one, 'Value')]),
  );
}

async function idClaims(): Promise<unknown> {
  const RefreshToken = known.refreshToken;
  const refreshed = await test.call('GetTokensFromRefreshToken', { RefreshToken });
  const claims = textAt(refreshed, 'AuthenticationResult.IdToken').split('.')[1] ?? '';
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe('UpdateUserAttributes', () => {
  it('changes the name, also in the next ID token', async () => {
    expect(await update('name', 'Ada King')).toEqual({ CodeDeliveryDetailsList: [] });
    expect(test.pool.listUsers()).toMatchObject([{ name: 'Ada King' }]);
    expect(await idClaims()).toHaveProperty('name', 'Ada King');
  });

  it('removes an attribute with an empty value', async () => {
    await update('name', '');
    expect(await attributes()).not.toHaveProperty('name');
  });

  it.each(['sub', 'email_verified', 'phone_number_verified', 'identities'])(
    'refuses to change %s, and changes nothing else',
    async (name) => {
      expect(await refusal(updateAll({ name: 'Eve', [name]: 'true' }))).toBe(
        'NotAuthorizedException: A client attempted to write unauthorized attribute',
      );
      expect(await attributes()).toHaveProperty('name', 'Ada Lovelace');
    },
  );

  it.each(['custom:plan', 'plan', '__proto__', 'constructor'])(
    'refuses the unknown attribute %s',
    async (name) => {
      expect(await refusal(update(name, 'x'))).toBe(
        `InvalidParameterException: user.${name}: Attribute does not exist in the schema.\n`,
      );
    },
  );

  it('refuses more than 2,048 characters', async () => {
    expect(await refusal(update('name', 'x'.repeat(2049)))).toContain(
      "'userAttributes.1.member.value'",
    );
  });
});

describe('a new email', () => {
  it('replaces the current one only once its code is verified', async () => {
    expect(await update('email', NEW.toUpperCase())).toEqual({
      CodeDeliveryDetailsList: [
        { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@e***' },
      ],
    });
    expect(test.mails.at(-1)).toMatchObject({ to: NEW, code: expect.stringMatching(/^\d{6}$/) });
    expect(await attributes()).toMatchObject({ email: EMAIL, email_verified: 'true' });
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: NEW }]);
    await expect(test.provePassword(EMAIL)).resolves.toHaveProperty('Session');

    expect(await verify('email')).toEqual({});
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'true' });
    expect(await idClaims()).toMatchObject({ email: NEW, email_verified: true });
    expect(test.pool.listUsers()).toMatchObject([{ email: NEW, pendingEmail: null }]);
    await expect(test.provePassword(NEW)).resolves.toHaveProperty('Session');
    expect(await refusal(test.provePassword(EMAIL))).toContain('NotAuthorizedException: ');
  });

  it('is withdrawn by setting the current one again', async () => {
    await update('email', NEW);
    const code = test.lastCode();
    expect(await update('email', EMAIL)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: null }]);
    expect(await refusal(verify('email', code))).toContain('ExpiredCodeException: ');
  });

  it('is replaced by a newer one, whose code alone is valid', async () => {
    await update('email', NEW);
    const first = test.lastCode();
    await update('email', 'countess@example.com');
    // One time in a million both are the same.
    const other = first === test.lastCode() ? '' : first;
    expect(await refusal(verify('email', other))).toMatch(/CodeMismatch|InvalidParameter/);
    await verify('email');
    expect(await attributes()).toHaveProperty('email', 'countess@example.com');
  });

  it('must be a valid address', async () => {
    expect(await refusal(update('email', 'ada'))).toBe(
      'InvalidParameterException: Invalid email address format.',
    );
    expect(await refusal(update('email', ''))).toBe(
      'InvalidParameterException: user.email: Required attribute cannot be deleted.\n',
    );
    expect(test.mails).toHaveLength(0);
  });

  it('cannot be another user’s', async () => {
    await test.register(NEW);
    const mails = test.mails.length;
    expect(await refusal(updateAll({ name: 'Eve', email: NEW }))).toBe(
      'AliasExistsException: An account with the email already exists.',
    );
    expect(test.mails).toHaveLength(mails);
    expect(await attributes()).toHaveProperty('name', 'Ada Lovelace');
  });

  it('invalidates a reset code sent to the previous one', async () => {
    await test.call('ForgotPassword', { Username: EMAIL });
    const reset = test.lastCode();
    await update('email', NEW);
    await verify('email');
    const confirmed = test.call('ConfirmForgotPassword', {
      Username: NEW,
      ConfirmationCode: reset,
      Password: PASSWORD,
    });
    expect(await refusal(confirmed)).toContain('ExpiredCodeException: ');
  });
});

describe('a new email without verification before update', () => {
  beforeEach(async () => {
    ({ test, known } = await signedInPool({ verifyBeforeUpdate: [] }));
  });

  it('takes effect immediately and is unverified until its code is entered', async () => {
    expect(await update('email', NEW)).toMatchObject({
      CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL' }],
    });
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'false' });
    await expect(test.provePassword(NEW)).resolves.toHaveProperty('Session');
    await verify('email');
    expect(await attributes()).toMatchObject({ email: NEW, email_verified: 'true' });
  });

  it('stays verified if unchanged', async () => {
    expect(await update('email', EMAIL)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributes()).toMatchObject({ email: EMAIL, email_verified: 'true' });
  });
});

describe('a phone number', () => {
  it('is unverified until a requested code is entered', async () => {
    expect(await update('phone_number', PHONE)).toEqual({ CodeDeliveryDetailsList: [] });
    expect(await attributes()).toMatchObject({
      phone_number: PHONE,
      phone_number_verified: 'false',
    });
    await test.call('GetUserAttributeVerificationCode', {
      AccessToken: known.accessToken,
      AttributeName: 'phone_number',
    });
    await verify('phone_number');
    expect(await attributes()).toHaveProperty('phone_number_verified', 'true');
    expect(await idClaims()).toMatchObject({ phone_number: PHONE, phone_number_verified: true });

    await update('phone_number', PHONE);
    expect(await attributes()).toHaveProperty('phone_number_verified', 'true');
    await update('phone_number', '+447700900124');
    expect(await attributes()).toHaveProperty('phone_number_verified', 'false');
    await update('phone_number', '');
    expect(Object.keys(await attributes()).join()).not.toContain('phone');
    expect(Object.keys(Object(await idClaims())).join()).not.toContain('phone');
  });

  it('receives the sign-in codes of a user with text messages', async () => {
    await update('phone_number', '+12');
    await test.pool.setTrait(EMAIL, 'sms-factor');
    expect(await test.provePassword()).toMatchObject({
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: '+12' },
    });
    expect(test.mails.at(-1)?.to).toBe('+12');
  });

  it.each(['07700900123', '+44 7700 900123', '+0123', '+', '+1234567890123456', '+44-7700'])(
    'is refused as %s',
    async (value) => {
      expect(await refusal(update('phone_number', value))).toBe(
        'InvalidParameterException: Invalid phone number format.',
      );
      expect(await attributes()).not.toHaveProperty('phone_number');
    },
  );
});
