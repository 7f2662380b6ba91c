import { describe, expect, it } from 'vitest';
import { signUpReducer, startSignUp, type SignUpState } from '#src/flows/sign-up/sign-up.ts';

const error = { code: 'unknown', providerMessage: 'No.' } as const;

describe('the sign-up flow', () => {
  it('starts at the details, or at the verification for a sign-in that found the email unverified', () => {
    expect(startSignUp('', false).stage).toEqual({ at: 'details' });
    expect(startSignUp('ada@example.com', true)).toMatchObject({
      email: 'ada@example.com',
      stage: { at: 'verification' },
    });
  });

  it('goes details, verification, verified, and keeps the email', () => {
    let state = signUpReducer(startSignUp('', false), { type: 'submitted', email: 'a@b.example' });
    expect(state).toMatchObject({ waiting: true, email: 'a@b.example', failure: null });
    state = signUpReducer(state, {
      type: 'stepped',
      step: { kind: 'confirm-sign-up', destination: 'a***@b***' },
    });
    expect(state).toMatchObject({
      waiting: false,
      stage: { at: 'verification', destination: 'a***@b***' },
    });
    state = signUpReducer(state, { type: 'stepped', step: { kind: 'done' } });
    expect(state).toMatchObject({ stage: { at: 'verified' }, email: 'a@b.example' });
  });

  it.each<[SignUpState['stage'], string]>([
    [{ at: 'details' }, 'sign-up'],
    [{ at: 'verification', destination: null }, 'sign-up-code'],
  ])('stays at %o when rejected', (stage, situation) => {
    const state = signUpReducer(
      { ...startSignUp('a@b.example', false), stage, waiting: true },
      { type: 'rejected', error },
    );
    expect(state).toMatchObject({
      stage,
      waiting: false,
      email: 'a@b.example',
      failure: { kind: 'rejected', situation, error },
    });
  });

  it('says all that is missing or weak at once, and forgets it with the next try', () => {
    const problems = { missing: ['name', 'username'], weakPassword: true } as const;
    const refused = signUpReducer(startSignUp('', false), { type: 'refused', ...problems });
    expect(refused.failure).toEqual({ kind: 'refused', ...problems });
    expect(signUpReducer(refused, { type: 'submitted', email: 'x@y.example' }).failure).toBeNull();
  });

  it('goes back to the details, and notes where a new code went', () => {
    const verifying = startSignUp('a@b.example', true);
    expect(signUpReducer(verifying, { type: 'went-back' }).stage).toEqual({ at: 'details' });
    expect(
      signUpReducer(verifying, { type: 'code-resent', destination: 'a***@b***' }).stage,
    ).toEqual({ at: 'verification', destination: 'a***@b***' });
  });
});
