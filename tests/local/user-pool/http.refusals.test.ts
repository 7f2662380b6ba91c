import { expect, it } from 'vitest';
import { CLIENT_ID, EMAIL, PASSWORD, testPool } from '../../setup/local-user-pool.ts';
import { refusalOf } from '../../setup/refusals.ts';

/** What the app, or a client that a developer writes, may get wrong, and the service's words for it. */

const SRP = { AuthFlow: 'USER_SRP_AUTH' };
const NEW_USER = { Username: 'new@example.com', Password: PASSWORD };
const attribute = (Name: string, Value = 'x') => ({ UserAttributes: [{ Name, Value }] });
const invalid = (message: string) => `InvalidParameterException: ${message}`;
const violates = (name: string, rule: string) =>
  invalid(`1 validation error detected: Value at '${name}' failed to satisfy constraint: ${rule}`);
const weak = (reason: string) =>
  `InvalidPasswordException: Password did not conform with policy: ${reason}`;
const OUTER_SPACE = String.raw`Member must satisfy regular expression pattern: ^[\S]+.*[\S]+$`;
const UNAUTHORIZED = 'NotAuthorizedException: A client attempted to write unauthorized attribute';
const NO_CLIENT = 'ResourceNotFoundException: User pool client other does not exist.';

it.each([
  [
    'SignUp',
    { ...NEW_USER, Username: EMAIL.toUpperCase() },
    'UsernameExistsException: User already exists',
  ],
  ['SignUp', { ...NEW_USER, Username: 'ada' }, invalid('Username should be an email.')],
  [
    'SignUp',
    { ...NEW_USER, Username: 'ada@bücher.example' },
    invalid('Username should be an email.'),
  ],
  [
    'SignUp',
    { ...NEW_USER, Password: 'Aa-45' },
    violates('password', 'Member must have length greater than or equal to 6'),
  ],
  ['SignUp', { ...NEW_USER, Password: `${PASSWORD} ` }, violates('password', OUTER_SPACE)],
  ['SignUp', { ...NEW_USER, Password: 'Aa-4567' }, weak('Password not long enough')],
  ['SignUp', { ...NEW_USER, Password: 'NoSymbols1' }, weak('Password must have symbol characters')],
  ['SignUp', { ...NEW_USER, ClientId: 'other' }, NO_CLIENT],
  ['SignUp', { ...NEW_USER, ...attribute('email_verified', 'true') }, UNAUTHORIZED],
  [
    'SignUp',
    { ...NEW_USER, ...attribute('email', EMAIL) },
    invalid('The email attribute does not match the username.'),
  ],
  [
    'SignUp',
    { ...NEW_USER, ...attribute('plan') },
    invalid(
      'Attributes did not conform to the schema: plan: Attribute does not exist in the schema.\n',
    ),
  ],
  ['SignUp', {}, "2 validation errors detected: Value at 'username'"],
  [
    'ConfirmSignUp',
    { Username: EMAIL, ConfirmationCode: '123456' },
    'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
  ],
  [
    'ConfirmSignUp',
    { Username: 'nobody@example.com', ConfirmationCode: '123456' },
    'CodeMismatchException: ',
  ],
  ['ResendConfirmationCode', { Username: EMAIL }, invalid('User is already confirmed.')],
  ['ForgotPassword', { Username: EMAIL, ClientId: 'other' }, NO_CLIENT],
  [
    'ConfirmForgotPassword',
    { Username: EMAIL, ConfirmationCode: '1', Password: 'no-upper-case' },
    weak('Password must have uppercase characters'),
  ],
  [
    'ConfirmForgotPassword',
    { Username: EMAIL, ConfirmationCode: '1', Password: PASSWORD },
    'ExpiredCodeException: ',
  ],
  [
    'InitiateAuth',
    { AuthFlow: 'MAGIC' },
    "'authFlow' failed to satisfy constraint: Member must satisfy enum",
  ],
  [
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH' },
    invalid('USER_PASSWORD_AUTH flow not enabled for this client'),
  ],
  [
    'InitiateAuth',
    { ...SRP, AuthParameters: { SRP_A: 'ab' } },
    invalid('Missing required parameter USERNAME'),
  ],
  [
    'InitiateAuth',
    { ...SRP, AuthParameters: { USERNAME: EMAIL } },
    invalid('Missing required parameter SRP_A'),
  ],
  [
    'InitiateAuth',
    { ...SRP, AuthParameters: { USERNAME: EMAIL, SRP_A: '0' } },
    invalid('SRP_A is not a valid public value.'),
  ],
  [
    'RespondToAuthChallenge',
    { ChallengeName: 'WEB_AUTHN' },
    "'challengeName' failed to satisfy constraint",
  ],
  [
    'RespondToAuthChallenge',
    { ChallengeName: 'MFA_SETUP', ChallengeResponses: { USERNAME: EMAIL } },
    invalid('Missing required parameter Session'),
  ],
  ['AssociateSoftwareToken', {}, invalid('Missing required parameter AccessToken')],
  ['GetUser', { AccessToken: 'a b' }, "Value at 'accessToken'"],
  [
    'GetTokensFromRefreshToken',
    { RefreshToken: 'garbage' },
    'NotAuthorizedException: Invalid Refresh Token.',
  ],
  ['RevokeToken', { ClientId: 'other', Token: 'x' }, 'UnauthorizedException: Unauthorized'],
] as const)('%s with %j is refused, and sends no mail', async (operation, input, refusal) => {
  const test = testPool();
  await test.register();
  const mails = test.mails.length;
  expect(await refusalOf(test.call(operation, { ClientId: CLIENT_ID, ...input }))).toContain(
    refusal,
  );
  expect(test.mails).toHaveLength(mails);
});
