import { describe, expect, it } from 'vitest';
import { failureWords as words } from '#content/failures.ts';
import { describeFailure, type Situation } from '#src/flows/failure/describe-failure.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

const say = (situation: Situation, code: UserPoolErrorCode, providerMessage = '') =>
  describeFailure(situation, { code, providerMessage }, words);

describe('describeFailure', () => {
  it.each<[Situation, UserPoolErrorCode, string, string]>([
    ['sign-in', 'not-authorized', 'Whatever.', 'Incorrect email or password.'],
    ['sign-in', 'user-not-confirmed', 'x', 'Please verify your email before logging in.'],
    ['sign-in', 'unknown', 'The pool says so.', 'The pool says so.'],
    ['sign-in', 'unknown', '', 'Login failed'],
    ['authenticator-code', 'code-mismatch', 'Code mismatch', 'Invalid code. Please try again.'],
    ['authenticator-code', 'unknown', '', 'Invalid code. Please try again.'],
    ['sign-up', 'username-exists', 'User already exists', 'User already exists'],
    ['sign-up', 'unknown', '', 'Registration failed'],
    [
      'sign-up-code',
      'code-mismatch',
      'Invalid verification code provided, please try again.',
      'Invalid verification code provided, please try again.',
    ],
    ['sign-up-code', 'unknown', '', 'Verification failed'],
    ['reset-request', 'unknown', '', 'Error sending reset code'],
    ['reset-confirmation', 'unknown', '', 'Error resetting password'],
    [
      'reset-confirmation',
      'code-expired',
      'Invalid code provided, please request a code again.',
      'Invalid code provided, please request a code again.',
    ],
    ['account-change', 'not-authorized', 'The pool says so.', 'The pool says so.'],
    ['account-change', 'unknown', '', 'An unexpected error occurred.'],
    ['account-change', 'signed-out', 'Access Token has been revoked', words.signedOut],
    ['authenticator-set-up', 'unknown', '', 'An unexpected error occurred.'],
    [
      'authenticator-replacement',
      'code-mismatch',
      'Code mismatch',
      'Code mismatch. Enter the code that your app shows now.',
    ],
    ['sign-in', 'network', '', words.network],
    ['authenticator-code', 'unavailable', '', words.unavailable],
    [
      'sign-in',
      'limit-exceeded',
      'Attempt limit exceeded, please try after some time.',
      'Attempt limit exceeded, please try after some time.',
    ],
  ])('%s, %s, %j: %s', (situation, code, providerMessage, text) => {
    expect(say(situation, code, providerMessage)).toBe(text);
  });

  it('says what to do about throttling, after the provider’s own words', () => {
    expect(say('sign-in', 'too-many-requests', 'Rate exceeded')).toBe(
      'Rate exceeded. Wait a moment, then try again.',
    );
  });

  it('says that a used code needs a new one', () => {
    expect(say('authenticator-code', 'code-expired', 'x')).toMatch(
      /^Invalid code\. Please try again\. .*wait for the next/,
    );
  });
});
