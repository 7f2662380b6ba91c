import { expect, it } from 'vitest';
import { EMAIL, PASSWORD, testPool } from '../../setup/local-user-pool.ts';
import { refusalOf } from '../../setup/refusals.ts';

/** What the app, or a client that a developer writes, may get wrong, and the service's words for it. */

const NEW = { Username: 'new@example.com', Password: PASSWORD };
const SRP = { AuthFlow: 'USER_SRP_AUTH' };
const RESET = { Username: EMAIL, ConfirmationCode: '1', Password: PASSWORD };
const attribute = (Name: string) => ({ UserAttributes: [{ Name, Value: 'x' }] });
const CLIENT = 'ResourceNotFoundException: User pool client other does not exist.';
const MISSING = 'InvalidParameterException: Missing required parameter';
const EMAIL_ONLY = 'InvalidParameterException: Username should be an email.';

it.each([
  ['SignUp', { ...NEW, Username: EMAIL.toUpperCase() }, 'UsernameExistsException: '],
  ['SignUp', { ...NEW, Username: 'ada' }, EMAIL_ONLY],
  ['SignUp', { ...NEW, Username: 'ada@bücher.example' }, EMAIL_ONLY],
  ['SignUp', { ...NEW, Password: 'Aa-45' }, "'password' failed to satisfy constraint: Member must"],
  ['SignUp', { ...NEW, Password: `${PASSWORD} ` }, String.raw`pattern: ^[\S]+.*[\S]+$`],
  ['SignUp', { ...NEW, Password: 'Aa-4567' }, 'InvalidPasswordException: Password did not conform'],
  ['SignUp', { ...NEW, Password: 'NoSymbols1' }, 'policy: Password must have symbol characters'],
  ['SignUp', { ...NEW, ClientId: 'other' }, CLIENT],
  ['SignUp', { ...NEW, ...attribute('email_verified') }, 'write unauthorized attribute'],
  ['SignUp', { ...NEW, ...attribute('email') }, 'attribute does not match the username.'],
  ['SignUp', { ...NEW, ...attribute('plan') }, 'schema: plan: Attribute does not exist'],
  ['SignUp', {}, "2 validation errors detected: Value at 'username'"],
  ['ConfirmSignUp', RESET, 'NotAuthorizedException: User cannot be confirmed.'],
  ['ConfirmSignUp', { ...RESET, Username: 'nobody@example.com' }, 'CodeMismatchException: '],
  ['ResendConfirmationCode', { Username: EMAIL }, 'User is already confirmed.'],
  ['ForgotPassword', { Username: EMAIL, ClientId: 'other' }, CLIENT],
  ['ConfirmForgotPassword', { ...RESET, Password: 'no-upper-case' }, 'must have uppercase'],
  ['ConfirmForgotPassword', RESET, 'ExpiredCodeException: '],
  ['InitiateAuth', { AuthFlow: 'MAGIC' }, "'authFlow' failed to satisfy constraint: Member must"],
  ['InitiateAuth', { AuthFlow: 'CUSTOM_AUTH' }, 'CUSTOM_AUTH flow not enabled for this client'],
  ['InitiateAuth', { ...SRP, AuthParameters: { SRP_A: 'ab' } }, `${MISSING} USERNAME`],
  ['InitiateAuth', { ...SRP, AuthParameters: { USERNAME: EMAIL } }, `${MISSING} SRP_A`],
  [
    'InitiateAuth',
    { ...SRP, AuthParameters: { USERNAME: EMAIL, SRP_A: '0' } },
    'not a valid public',
  ],
  [
    'RespondToAuthChallenge',
    { ChallengeName: 'PALM_READING' },
    "'challengeName' failed to satisfy",
  ],
  ['AssociateSoftwareToken', {}, `${MISSING} AccessToken`],
  ['GetUser', { AccessToken: 'a b' }, "Value at 'accessToken'"],
  ['GetTokensFromRefreshToken', { RefreshToken: 'garbage' }, 'Invalid Refresh Token.'],
  ['RevokeToken', { ClientId: 'other', Token: 'x' }, 'UnauthorizedException: Unauthorized'],
] as const)('%s with %j is refused, and sends no mail', async (operation, input, refusal) => {
  const test = testPool();
  await test.register();
  const mails = test.mails.length;
  expect(await refusalOf(test.call(operation, input))).toContain(refusal);
  expect(test.mails).toHaveLength(mails);
});
