import { describe, expect, it } from 'vitest';
import { translateError } from '#src/services/user-pool/amplify/translate-error.ts';

function thrown(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

describe('translateError', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'not-authorized'],
    ['NotAuthorizedException', 'Invalid session for the user, session is expired.', 'session-lost'],
    ['NotAuthorizedException', 'Invalid session for the user.', 'session-lost'],
    ['NotAuthorizedException', 'Access Token has been revoked', 'signed-out'],
    ['NotAuthorizedException', 'Invalid Access Token', 'signed-out'],
    ['NotAuthorizedException', 'Refresh Token has expired', 'signed-out'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'user-not-confirmed'],
    ['EnableSoftwareTokenMFAException', 'Code mismatch', 'code-mismatch'],
    ['CodeMismatchException', 'Invalid code received for user', 'code-mismatch'],
    ['ExpiredCodeException', 'Your software token has already been used once.', 'code-expired'],
    ['TooManyRequestsException', 'Rate exceeded', 'too-many-requests'],
    ['SignInException', 'An error… session has expired.', 'session-lost'],
    [
      'SignInException',
      'Cannot proceed with MFA setup using challengeResponse: 000 000',
      'unknown',
    ],
    ['SomethingNew', 'What is this?', 'unknown'],
  ])('%s (%s) is %s', (name, message, code) => {
    expect(translateError(thrown(name, message)).code).toBe(code);
  });

  it.each(['NetworkError', 'SyntaxError', 'InternalErrorException'])(
    'keeps the text of %s to itself: it is no sentence for people',
    (name) => {
      expect(translateError(thrown(name, "Unexpected token '<'")).providerMessage).toBe('');
    },
  );

  it.each([undefined, null, 'text', 42, {}, { message: {} }])('takes %o too', (value) => {
    expect(translateError(value)).toEqual({ code: 'unknown', providerMessage: '' });
  });

  it('does not take property names of objects for exceptions', () => {
    expect(translateError(thrown('constructor', 'x')).code).toBe('unknown');
  });
});
