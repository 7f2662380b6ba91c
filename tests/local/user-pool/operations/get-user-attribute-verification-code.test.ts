import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  HOUR,
  MINUTE,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const call = (operation: string, input: Record<string, unknown>) =>
  test.call(operation, { AccessToken: known.accessToken, ...input });
const request = (AttributeName: string) =>
  call('GetUserAttributeVerificationCode', { AttributeName });
const update = (Name: string, Value: string) =>
  call('UpdateUserAttributes', { UserAttributes: [{ Name, Value }] });

describe('GetUserAttributeVerificationCode', () => {
  it('mails a code to the email, verified or not', async () => {
    expect(await request('email')).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 'a***@e***',
      },
    });
    expect(test.mails).toMatchObject([{ to: EMAIL, code: expect.stringMatching(/^\d{6}$/) }]);
    expect(JSON.stringify(test.store.read())).not.toContain(test.lastCode());
    const code = { AttributeName: 'email', Code: test.lastCode() };
    expect(await call('VerifyUserAttribute', code)).toEqual({});
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: null }]);
  });

  it('mails the code again to a pending email', async () => {
    await update('email', 'king@example.org');
    await request('email');
    expect(test.mails.map(({ to }) => to)).toEqual(['king@example.org', 'king@example.org']);
  });

  it('texts a code to the phone number', async () => {
    await update('phone_number', '+447700900123');
    expect(await request('phone_number')).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'phone_number',
        DeliveryMedium: 'SMS',
        Destination: '+********0123',
      },
    });
    expect(test.mails).toMatchObject([{ to: '+447700900123', subject: 'Text message' }]);
  });

  it.each([
    ['phone_number', 'User does not have a valid registered phone number'],
    ['name', 'Invalid attribute name. Only phone_number and email can be verified.'],
    ['sub', 'Invalid attribute name. Only phone_number and email can be verified.'],
    ['constructor', 'Invalid attribute name. Only phone_number and email can be verified.'],
  ])('sends no code for %s if the user has no such attribute to verify', async (name, message) => {
    expect(await refusalOf(request(name))).toBe(`InvalidParameterException: ${message}`);
    expect(test.mails).toEqual([]);
  });

  it('sends at most five codes an hour', async () => {
    for (let count = 0; count < 5; count += 1) await request('email');
    expect(await refusalOf(request('email'))).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR - 2 * MINUTE);
    known = await test.signInAgain(known);
    expect(await refusalOf(request('email'))).toBe(LIMIT_EXCEEDED);
    expect(test.mails).toHaveLength(5);
  });
});
