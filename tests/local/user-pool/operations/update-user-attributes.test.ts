import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { ownAttributes } from '../../../setup/own-attributes.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

const PHONE = '+447700900123';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const { updateAll, update, verify, attributes, idClaims } = ownAttributes(() => ({ test, known }));

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
      expect(await refusalOf(updateAll({ name: 'Eve', [name]: 'true' }))).toBe(
        'NotAuthorizedException: A client attempted to write unauthorized attribute',
      );
      expect(await attributes()).toHaveProperty('name', 'Ada Lovelace');
    },
  );

  it.each(['custom:plan', 'plan', '__proto__', 'constructor'])(
    'refuses the unknown attribute %s',
    async (name) => {
      expect(await refusalOf(update(name, 'x'))).toBe(
        `InvalidParameterException: user.${name}: Attribute does not exist in the schema.\n`,
      );
    },
  );

  it('refuses more than 2,048 characters', async () => {
    expect(await refusalOf(update('name', 'x'.repeat(2049)))).toContain(
      "'userAttributes.1.member.value'",
    );
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
      expect(await refusalOf(update('phone_number', value))).toBe(
        'InvalidParameterException: Invalid phone number format.',
      );
      expect(await attributes()).not.toHaveProperty('phone_number');
    },
  );
});
