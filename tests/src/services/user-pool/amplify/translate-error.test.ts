import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateError } from '#src/services/user-pool/amplify/translate-error.ts';

function thrown(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

const violation = (name: string) =>
  `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+`;

describe('translateError', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'not-authorized'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'sign-in-lost'],
    ['NotAuthorizedException', 'Invalid session for the user.', 'sign-in-lost'],
    ['NotAuthorizedException', 'Access Token has been revoked', 'signed-out'],
    ['NotAuthorizedException', 'Invalid Access Token', 'signed-out'],
    ['NotAuthorizedException', 'Refresh Token has expired', 'signed-out'],
    ['InvalidParameterException', 'User is already confirmed.', 'already-confirmed'],
    [
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
      'already-confirmed',
    ],
    ['InvalidParameterException', 'Operation not supported', 'invalid-parameter'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'user-not-confirmed'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'code-mismatch'],
    ['CodeMismatchException', 'Invalid code received for user', 'code-mismatch'],
    ['ExpiredCodeException', 'Your software token has already been used once.', 'code-expired'],
    ['LimitExceededException', 'Attempt limit exceeded', 'limit-exceeded'],
    ['TooManyFailedAttemptsException', 'Too many attempts', 'limit-exceeded'],
    ['InvalidPasswordException', 'Password not long enough', 'invalid-password'],
    ['PasswordHistoryPolicyViolationException', 'Password used before', 'invalid-password'],
    ['TooManyRequestsException', 'Rate exceeded', 'too-many-requests'],
    ['SignInException', 'An error… session has expired.', 'sign-in-lost'],
    [
      'SignInException',
      'Cannot proceed with MFA setup using challengeResponse: 000 000',
      'unexpected',
    ],
    ['QuotaExceededError', 'Setting the value of x exceeded the quota.', 'storage-full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'Persistent storage maximum size reached', 'storage-full'],
    ['SomethingNew', 'What is this?', 'unexpected'],
    ['TypeError', 'Failed to fetch', 'network'],
    ['TypeError', 'NetworkError when attempting to fetch resource.', 'network'],
    ['TypeError', 'Load failed', 'network'],
    ['TypeError', 'Cannot read properties of undefined', 'unexpected'],
  ])('%s (%s) is %s', (name, message, code) => {
    expect(translateError(thrown(name, message)).code).toBe(code);
  });

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'wrong-password'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'attempts-exceeded'],
    ['NotAuthorizedException', 'User is disabled.', undefined],
    ['NotAuthorizedException', 'Access Token has expired', 'access-token-expired'],
    ['NotAuthorizedException', 'Access Token has been revoked', undefined],
    ['InvalidParameterException', 'TIMESTAMP is too old', 'clock-skew'],
    [
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      'unconfirmed-address',
    ],
    ['CodeMismatchException', 'Incorrect answer', undefined],
    ['SyntaxError', 'Unexpected timestamp', undefined],
    ['InvalidParameterException', violation('username'), 'invalid-email'],
    ['InvalidParameterException', 'Username should be an email.', 'invalid-email'],
    ['InvalidParameterException', 'Invalid email address format.', 'invalid-email'],
    ['InvalidParameterException', violation('password'), 'invalid-password'],
    ['InvalidParameterException', violation('proposedPassword'), 'invalid-password'],
    ['InvalidParameterException', violation('previousPassword'), 'wrong-password'],
    ['InvalidParameterException', violation('confirmationCode'), 'invalid-code'],
    ['InvalidParameterException', violation('userCode'), 'invalid-code'],
    ['InvalidParameterException', 'Invalid phone number format.', 'invalid-phone-number'],
    ['InvalidParameterException', violation('session'), undefined],
  ])('%s (%s) has the reason %s', (name, message, reason) => {
    expect(translateError(thrown(name, message)).reason).toBe(reason);
  });

  it.each([
    [400, 'unknown'],
    [429, 'too-many-requests'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('an unknown name with status %i is %s', (httpStatusCode, code) => {
    const error = Object.assign(thrown('SomethingNew', 'x'), { metadata: { httpStatusCode } });
    expect(translateError(error).code).toBe(code);
  });

  it('prefers a known name to the status', () => {
    const metadata = { httpStatusCode: 500 };
    const error = Object.assign(thrown('CodeMismatchException', 'x'), { metadata });
    expect(translateError(error).code).toBe('code-mismatch');
  });

  it.each(['NetworkError', 'SyntaxError', 'InternalErrorException'])(
    'keeps the text of %s to itself: it is no sentence for people',
    (name) => {
      expect(translateError(thrown(name, "Unexpected token '<'")).providerMessage).toBe('');
    },
  );

  it('keeps the pool’s message about a lost session, but not the library’s', () => {
    const said = 'Invalid session for the user.';
    expect(translateError(thrown('NotAuthorizedException', said)).providerMessage).toBe(said);
    const raised = 'An error…\n\t- session has expired.';
    expect(translateError(thrown('SignInException', raised)).providerMessage).toBe('');
  });

  it.each([
    ['InvalidParameterException', violation('session')],
    ['InvalidParameterException', violation('password')],
    ['UnknownError', 'Unknown error'],
    ['Unknown', 'An unknown error has occurred.'],
    ['SomethingNew', '[object Object]'],
    ['SomethingNew', 'Boom\n    at sign-in.ts:1:2'],
    ['TypeError', 'Cannot read properties of undefined'],
    ['Error', 'Request aborted.'],
  ])('finds no message for the user in %s: %j', (name, message) => {
    expect(translateError(thrown(name, message)).providerMessage).toBe('');
  });

  it('accepts anything thrown, and returns one line or none', () => {
    const errors = fc
      .tuple(fc.anything(), fc.oneof(fc.anything(), fc.string({ minLength: 501 })))
      .map(([name, message]) => Object.assign(new Error(), { name, message }));
    fc.assert(
      fc.property(fc.oneof(errors, fc.anything()), (value) => {
        const { code, providerMessage } = translateError(value);
        expect(code).not.toBe('');
        expect(providerMessage).toBe(providerMessage.trim());
        expect(providerMessage).not.toMatch(/[\n\r]|\[object /);
        expect(providerMessage.length).toBeLessThanOrEqual(500);
      }),
    );
  });

  it.each([undefined, null, 'text', 42, {}, { message: {} }])('accepts %o', (value) => {
    expect(translateError(value)).toEqual({ code: 'unexpected', providerMessage: '' });
  });

  it('does not mistake inherited property names for exceptions', () => {
    expect(translateError(thrown('constructor', 'x')).code).toBe('unexpected');
  });
});
