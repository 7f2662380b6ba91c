import { describe, expect, it } from 'vitest';
import { WAITING } from '#src/flows/attempt.ts';
import { fieldProblems } from '#src/flows/fields/validate.ts';
import {
  normaliseDetails,
  signUpReducer,
  startSignUp,
  type SignUpField,
  type SignUpState,
} from '#src/flows/sign-up.ts';

const error = { code: 'unknown', providerMessage: 'No.' } as const;

it('the details are sent in one form, however they were typed', () => {
  const typed = {
    name: ' Zoe\u0308\tLee ',
    email: ' Ada@B\u00FCcher.example',
    password: 'Zoe\u0308-horse',
  };
  expect(normaliseDetails(typed)).toEqual({
    name: 'Zo\u00EB Lee',
    email: 'ada@xn--bcher-kva.example',
    password: 'Zo\u00EB-horse',
  });
});

describe('the sign-up flow', () => {
  it('starts with the details, or with the verification after a sign-in with an unverified email', () => {
    expect(startSignUp('', false).stage).toEqual({ at: 'details' });
    expect(startSignUp('ada@example.com', true)).toMatchObject({
      email: 'ada@example.com',
      stage: { at: 'verification', codeSent: true },
    });
    expect(startSignUp('ada@example.com', true, false)).toMatchObject({
      stage: { at: 'verification', codeSent: false },
    });
  });

  it('runs through details, verification and verified, and keeps the email', () => {
    let state = signUpReducer(startSignUp('', false), { type: 'submitted', email: 'a@b.example' });
    expect(state).toMatchObject({ waiting: true, email: 'a@b.example', failure: null });
    state = signUpReducer(state, {
      type: 'stepped',
      step: { kind: 'confirm-sign-up' },
    });
    expect(state).toMatchObject({
      waiting: false,
      stage: { at: 'verification', codeSent: true },
    });
    state = signUpReducer(state, { type: 'stepped', step: { kind: 'done' } });
    expect(state).toMatchObject({ stage: { at: 'verified' }, email: 'a@b.example' });
  });

  it.each<[SignUpState['stage'], string]>([
    [{ at: 'details' }, 'sign-up'],
    [{ at: 'verification', codeSent: true }, 'sign-up-code'],
  ])('stays at %o when rejected', (stage, situation) => {
    const state = signUpReducer(
      { ...startSignUp('a@b.example', false), stage, ...WAITING },
      { type: 'rejected', error },
    );
    expect(state).toMatchObject({
      stage,
      waiting: false,
      email: 'a@b.example',
      failure: { kind: 'rejected', situation, error },
    });
  });

  it('reports everything missing or weak together, and clears it with the next attempt', () => {
    const problems = fieldProblems<SignUpField>([
      ['name', 'missing'],
      ['password', 'weak'],
    ]);
    const invalid = signUpReducer(startSignUp('', false), { type: 'invalid', problems });
    expect(invalid.failure).toEqual({ kind: 'invalid', problems });
    expect(signUpReducer(invalid, { type: 'submitted', email: 'x@y.example' }).failure).toBeNull();
  });

  it('returns to the details, and records that a new code was sent', () => {
    const verifying = startSignUp('a@b.example', true, false);
    expect(signUpReducer(verifying, { type: 'went-back' }).stage).toEqual({ at: 'details' });
    expect(signUpReducer(verifying, { type: 'code-resent' }).stage).toEqual({
      at: 'verification',
      codeSent: true,
    });
  });

  it('keeps waiting for a code’s verification when the answer to a resend arrives', () => {
    const waiting: SignUpState = { ...startSignUp('a@b.example', true), ...WAITING };
    expect(signUpReducer(waiting, { type: 'code-resent' })).toMatchObject({ waiting: true });
    expect(signUpReducer(waiting, { type: 'resend-rejected', error })).toEqual(waiting);
    expect(signUpReducer(waiting, { type: 'went-back' })).toEqual(waiting);
  });

  it('ignores the answer to a resend after going back', () => {
    const details = startSignUp('a@b.example', false);
    expect(signUpReducer(details, { type: 'code-resent' })).toEqual(details);
    expect(signUpReducer(details, { type: 'resend-rejected', error })).toEqual(details);
  });
});
