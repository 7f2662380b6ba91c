import { describe, expect, it } from 'vitest';
import { failureWords as words } from '#content/failures.ts';
import { viewFailure } from '#src/flows/failure/describe-failure.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** docs/product, Failures. */
describe('viewFailure', () => {
  const view = (situation: Situation, error: Partial<UserPoolError>, screen = {}) =>
    viewFailure(
      situation,
      { code: 'unknown', providerMessage: 'The pool says so', ...error },
      null,
      words,
      screen,
    );

  it.each([
    ['sign-in', { code: 'not-authorized', reason: 'wrong-password' }, ['email', 'password']],
    ['sign-in', { code: 'user-not-found' }, ['email', 'password']],
    ['password-again', { code: 'not-authorized', reason: 'wrong-password' }, ['password']],
    ['sign-up', { code: 'username-exists' }, ['email']],
    ['sign-up', { code: 'invalid-password' }, ['new-password']],
    ['new-password', { code: 'invalid-password' }, ['new-password']],
    ['reset-request', { code: 'user-not-found' }, ['email']],
    ['reset-request', { code: 'invalid-parameter', reason: 'unconfirmed-address' }, ['email']],
    ['sign-up', { code: 'invalid-parameter', reason: 'invalid-email' }, ['email']],
    [
      'reset-confirmation',
      { code: 'invalid-parameter', reason: 'invalid-password' },
      ['new-password'],
    ],
    [
      'new-password',
      { code: 'invalid-parameter', reason: 'invalid-phone-number' },
      ['phone-number'],
    ],
    ['reset-confirmation', { code: 'invalid-password' }, ['new-password']],
    ['account-change', { code: 'invalid-password' }, ['new-password']],
    ['challenge-question', { code: 'code-mismatch' }, ['answer']],
    ['code-address', { code: 'code-mismatch' }, ['email']],
    ['sign-up-code', { code: 'code-mismatch' }, ['code']],
    ['reset-confirmation', { code: 'code-expired' }, ['code']],
    ['password-change', { code: 'invalid-parameter', reason: 'wrong-password' }, ['password']],
    ['sign-in', { code: 'network' }, []],
    ['sign-in', { code: 'limit-exceeded' }, []],
    ['password-again', { code: 'not-authorized', reason: 'attempts-exceeded' }, []],
    ['account-change', { code: 'not-authorized', reason: 'wrong-password' }, []],
  ] as const)('%s, %j: marks %j', (situation, error, inputs) => {
    expect(view(situation, error).refusedInputs).toEqual(inputs);
  });

  it.each([
    [{ code: 'code-mismatch' }, 'again'],
    [{ code: 'too-many-requests' }, 'again'],
    [{ code: 'limit-exceeded' }, 'wait'],
    [{ code: 'not-authorized', reason: 'attempts-exceeded' }, 'wait-or-reset'],
    [{ code: 'username-exists' }, 'sign-in'],
    [{ code: 'invalid-parameter', reason: 'unconfirmed-address' }, 'sign-in'],
    [{ code: 'session-too-large' }, 'support'],
  ] as const)('%j: offers %s', (error, wayOut) => {
    expect(view('sign-in', error)).toMatchObject({ wayOut, recedes: wayOut !== 'again' });
  });

  it('adds the screen’s advice about a refused input, unless the clock explains the refusal', () => {
    const error = { code: 'code-mismatch', providerMessage: 'No' } as const;
    const clock = { amount: 3, unit: 'hour', direction: 'ahead' } as const;
    const screen = { lead: 'Failed:', code: 'Use the newest.' };
    expect(view('sign-up-code', error, screen)).toMatchObject({
      text: ['Failed:', 'No.'],
      advice: 'Use the newest.',
    });
    const clocked = viewFailure('sign-up-code', error, clock, words, screen);
    expect(clocked.text?.join(' ')).toMatch(
      /^Failed: No\. Your device’s clock is about 3 hours ahead\./,
    );
    expect(clocked.advice).toBeUndefined();
  });

  it.each([
    ['sign-in', { code: 'sign-in-lost' }],
    ['sign-up-code', { code: 'not-authorized', reason: 'clock-skew' }],
  ] as const)('%s, %j: only a wrong clock is said', (situation, error) => {
    const clock = { amount: 3, unit: 'hour', direction: 'ahead' } as const;
    const failure = { providerMessage: 'Odd.', ...error };
    expect(viewFailure(situation, failure, clock, words).text).toHaveLength(1);
    expect(
      viewFailure('account-change', { ...failure, reason: undefined }, clock, words).text,
    ).toHaveLength(2);
  });

  it('says no pattern of a refused current password, only the screen’s advice', () => {
    const refused = { code: 'invalid-parameter', reason: 'wrong-password' } as const;
    const screen = { password: 'Incorrect.' };
    const silent = { ...refused, providerMessage: '' };
    expect(view('password-change', silent, screen).text).toEqual(['Incorrect.']);
    expect(view('password-change', refused, screen).text).toEqual(['The pool says so.']);
    expect(view('account-change', silent).text).toEqual([words.unexpected]);
  });

  it.each([
    [{ code: 'limit-exceeded' }, { wait: 'Wait.' }, words.waitLonger],
    [
      { code: 'not-authorized', reason: 'attempts-exceeded' },
      { 'wait-or-reset': 'Wait.' },
      words.waitAndRetry,
    ],
  ] as const)('%j: lets the screen say how long to wait', (error, screen, general) => {
    expect(view('account-change', error, screen)).toMatchObject({
      text: ['The pool says so.'],
      advice: 'Wait.',
    });
    expect(view('account-change', error).text).toEqual(['The pool says so.', general]);
  });
});
