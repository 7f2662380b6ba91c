import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureWords as words } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';
import { translateError } from '#src/services/user-pool/amplify/translate-error.ts';
import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

/** docs/product, Failures. */
const FALLBACKS: Record<Situation, string> = {
  'sign-in': 'Login failed',
  'password-again': 'Login failed',
  'authenticator-code': 'Invalid code. Please try again.',
  'first-authenticator-code': 'Invalid code. Please try again.',
  'sent-code': 'Invalid code. Please try again.',
  'factor-choice': 'Login failed',
  'challenge-question': 'That isn’t the right answer. Please try again.',
  'code-address': 'We can’t send codes to that address. Check it, then try again.',
  'authenticator-set-up': 'An unexpected error occurred.',
  'authenticator-replacement': 'An unexpected error occurred.',
  'google-sign-in': 'Google sign-in failed',
  'google-sign-up': 'Google sign-up failed',
  'sign-up': 'Registration failed',
  'sign-up-code': 'Verification failed',
  'reset-request': 'Error sending reset code',
  'reset-confirmation': 'Error resetting password',
  'new-password': 'An unexpected error occurred.',
  'account-change': 'An unexpected error occurred.',
  'password-change': 'An unexpected error occurred.',
  'password-check': 'An unexpected error occurred.',
  session: 'We couldn’t check whether you’re signed in. Try again in a moment.',
};

const SITUATIONS = Object.keys(FALLBACKS).filter((name): name is Situation => name in FALLBACKS);

const EXCEPTIONS = [
  'NotAuthorizedException',
  'CodeMismatchException',
  'TooManyRequestsException',
  'LimitExceededException',
  'InternalErrorException',
  'SignInException',
  'SyntaxError',
];

const read = (...failure: [Situation, UserPoolError]) =>
  describeFailure(...failure, words).join(' ');
const say = (situation: Situation, code: UserPoolErrorCode, providerMessage = '') =>
  read(situation, { code, providerMessage });

describe('describeFailure', () => {
  it.each<[Situation, UserPoolErrorCode, string, string]>([
    ['sign-in', 'not-authorized', 'Whatever.', 'Incorrect email or password.'],
    ['sign-in', 'user-not-confirmed', 'x', 'Please verify your email before logging in.'],
    ['sign-in', 'unknown', 'The pool says so.', 'The pool says so.'],
    ['authenticator-code', 'code-mismatch', 'Code mismatch', 'Invalid code. Please try again.'],
    ['authenticator-code', 'invalid-parameter', 'x', 'Invalid code. Please try again.'],
    ['authenticator-replacement', 'invalid-parameter', 'x', 'Invalid code. Please try again.'],
    ['sent-code', 'code-mismatch', 'Code mismatch', 'Invalid code. Please try again.'],
    [
      'sent-code',
      'code-expired',
      'Invalid code provided, please request a code again.',
      'Invalid code provided, please request a code again.',
    ],
    [
      'challenge-question',
      'code-mismatch',
      'Code mismatch',
      'That isn’t the right answer. Please try again.',
    ],
    [
      'code-address',
      'code-mismatch',
      'Code mismatch',
      'We can’t send codes to that address. Check it, then try again.',
    ],
    [
      'sign-up',
      'username-exists',
      'User already exists',
      'User already exists. <login>Sign in</login> to continue.',
    ],
    [
      'sign-up-code',
      'code-mismatch',
      'Invalid verification code provided, please try again.',
      'Invalid verification code provided, please try again.',
    ],
    [
      'reset-confirmation',
      'code-expired',
      'Invalid code provided, please request a code again.',
      'Invalid code provided, please request a code again.',
    ],
    ['account-change', 'not-authorized', 'The pool says so.', 'The pool says so.'],
    ['account-change', 'signed-out', 'Access Token has been revoked', words.signedOut],
    ['sign-in', 'sign-in-lost', 'Invalid session for the user.', words.signInLost],
    ['sign-up', 'sign-in-lost', 'Invalid session for the user.', 'Invalid session for the user.'],
    [
      'reset-request',
      'signed-out',
      'Access Token has been revoked',
      'Access Token has been revoked',
    ],
    ['password-again', 'not-authorized', 'Whatever.', 'Incorrect password.'],
    ['sign-in', 'offline', '', words.offline],
    ['google-sign-up', 'offline', '', words.offline],
    ['session', 'not-loaded', '', words.notLoaded],
    ['google-sign-up', 'not-loaded', '', words.notLoaded],
    ['sign-in', 'network', '', words.network],
    ['authenticator-code', 'unavailable', '', words.unavailable],
    [
      'sign-in',
      'limit-exceeded',
      'Attempt limit exceeded, please try after some time.',
      'Attempt limit exceeded, please try after some time. The wait can be up to an hour.',
    ],
  ])('%s, %s, %j: %s', (situation, code, providerMessage, text) => {
    expect(say(situation, code, providerMessage)).toBe(text);
  });

  it('adds advice on throttling to the provider’s message', () => {
    const code = 'not-authorized';
    const tooMany = { code, providerMessage: 'No more.', reason: 'attempts-exceeded' } as const;
    expect(read('password-check', tooMany)).toBe('No more. Wait a moment, then try again.');
    expect(say('sign-in', 'too-many-requests', 'Rate exceeded')).toBe(
      'Rate exceeded. Wait a moment, then try again.',
    );
  });

  it('says in our own words that an address was never confirmed, not in those of a database', () => {
    const code = 'invalid-parameter';
    const providerMessage = 'There is no registered/verified email or phone_number';
    const error = { code, providerMessage, reason: 'unconfirmed-address' } as const;
    expect(read('reset-request', error)).toBe(words.addressUnconfirmed);
    expect(say('reset-request', code, 'Odd.')).toBe('Odd.');
  });

  it.each([
    ['sign-up', 'invalid-email', words.emailNotAccepted],
    ['code-address', 'invalid-email', words.addressRefused],
    ['reset-confirmation', 'invalid-password', words.passwordNotAccepted],
    ['sign-up-code', 'invalid-code', words.invalidCode],
    ['new-password', 'invalid-phone-number', words.phoneNotAccepted],
  ] as const)('%s: has our own words for %s', (situation, reason, text) => {
    const error = { code: 'invalid-parameter', providerMessage: 'Odd.', reason } as const;
    expect(read(situation, error)).toBe(text);
  });

  it('says that a key is lost with the sign-in that set it up', () => {
    const said = say('first-authenticator-code', 'sign-in-lost', 'Invalid session for the user.');
    expect(said).toMatch(/If you’re shown a new key, delete the account/);
    expect(said).toMatch(/^Your sign-in was interrupted or took longer than 3 minutes/);
  });

  it('says that a used code needs a new one', () => {
    expect(say('authenticator-code', 'code-expired', 'x')).toMatch(
      /^Invalid code\. Please try again\. .*wait for the next/,
    );
  });

  it('has a message for every failure in every situation, whatever was thrown', () => {
    const messages = fc.oneof(
      fc.string(),
      fc.constantFrom('', ' ', '[object Object]', 'Boom\n    at a.ts:1:2', 'The pool says so.'),
    );
    const values = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.oneof(fc.string(), fc.constantFrom(...EXCEPTIONS)), messages)
        .map(([name, message]) => Object.assign(new Error(), { name, message })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...SITUATIONS), values, (situation, value) => {
        const text = read(situation, translateError(value));
        expect(text.trim()).not.toBe('');
        expect(text).not.toMatch(/\[object |[\n\r]/);
      }),
    );
  });

  it.each(SITUATIONS)('%s: has a fallback if there is no message', (situation) => {
    const thrown: unknown[] = [undefined, null, {}, 'text', new Error('x'), new TypeError('x')];
    const texts = new Set(thrown.map((value) => read(situation, translateError(value))));
    expect([...texts]).toEqual([FALLBACKS[situation]]);
  });
});
