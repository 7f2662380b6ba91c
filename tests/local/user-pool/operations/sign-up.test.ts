import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, testPool } from '../../../setup/local-user-pool.ts';
import { refusalOf } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const signUp = (input: Record<string, unknown>) =>
  test.call('SignUp', { Username: EMAIL, Password: PASSWORD, ...input });
const attribute = (Name: string, Value: string) => ({ UserAttributes: [{ Name, Value }] });
const violates = (name: string, rule: string) =>
  `InvalidParameterException: 1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must ${rule}`;
const AN_EMAIL = 'InvalidParameterException: Username should be an email.';
const USERNAME = violates(
  'username',
  String.raw`satisfy regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}]+`,
);
const OUTER_SPACE = violates(
  'password',
  String.raw`satisfy regular expression pattern: ^[\S]+.*[\S]+$`,
);

describe('SignUp', () => {
  it('creates an unconfirmed user and mails a code', async () => {
    const answer = await signUp({ Username: 'Ada@Example.com', ...attribute('name', 'Ada') });
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
        body: expect.stringContaining(test.lastCode()),
        code: expect.stringMatching(/^\d{6}$/),
        sentAt: new Date(test.now()).toISOString(),
      },
    ]);
  });

  it('stores neither the password nor the code', async () => {
    await test.signUp();
    const stored = JSON.stringify(test.store.read());
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain(`"${test.lastCode()}"`);
  });

  it('refuses an email that has an account, in any letter case', async () => {
    await test.register();
    expect(await refusalOf(signUp({ Username: EMAIL.toUpperCase() }))).toBe(
      'UsernameExistsException: User already exists',
    );
  });

  it('stores a phone number', async () => {
    await signUp(attribute('phone_number', '+447700900123'));
    const [user] = Object.values(test.store.read().users);
    expect(user?.attributes).toMatchObject({ phone_number: '+447700900123' });
  });

  it.each([
    [{ Password: 'Aa-45' }, violates('password', 'have length greater than or equal to 6')],
    [
      { Password: `Aa-${'x'.repeat(254)}` },
      violates('password', 'have length less than or equal to 256'),
    ],
    [{ Password: `${PASSWORD} ` }, OUTER_SPACE],
    [{ Password: `\u3000${PASSWORD}` }, OUTER_SPACE],
    [{ Username: 'ada lovelace@example.com' }, USERNAME],
    [{ Username: 'ada@example.com\u200E' }, USERNAME],
    [{ Username: 'ada\u{E000}@example.com' }, USERNAME],
    [{ Username: 'ada@bücher.example' }, AN_EMAIL],
    [{ Username: 'zoë@example.com' }, AN_EMAIL],
    [
      { Password: 'Aa-4567' },
      'InvalidPasswordException: Password did not conform with policy: Password not long enough',
    ],
    [{ Username: 'ada' }, AN_EMAIL],
    [
      attribute('email', 'eve@example.com'),
      'InvalidParameterException: The email attribute does not match the username.',
    ],
    [
      attribute('email_verified', 'true'),
      'NotAuthorizedException: A client attempted to write unauthorized attribute',
    ],
    [
      { UserAttributes: ['custom:plan', 'name', '__proto__'].map((Name) => ({ Name })) },
      'InvalidParameterException: Attributes did not conform to the schema: ' +
        'custom:plan: Attribute does not exist in the schema.\n' +
        '__proto__: Attribute does not exist in the schema.\n',
    ],
    [
      attribute('phone_number', '07700 900123'),
      'InvalidParameterException: Invalid phone number format.',
    ],
    [{ ClientId: 'other' }, 'ResourceNotFoundException: User pool client other does not exist.'],
  ])('refuses %j and sends no mail', async (input, reason) => {
    expect(await refusalOf(signUp(input))).toBe(reason);
    expect(test.mails).toEqual([]);
  });

  it('names every missing member', async () => {
    expect(await refusalOf(test.pool.call('SignUp', {}))).toMatch(
      /: 3 validation errors detected: Value at 'clientId' .*'username'.*'password'/,
    );
  });
});
