import { describe, expect, it } from 'vitest';
import {
  signInReducer,
  startSignIn,
  type SignInEvent,
  type SignInStage,
} from '#src/flows/sign-in/sign-in.ts';
import type { Challenge } from '#src/services/user-pool/user-pool.ts';

const challenges: Challenge[] = [
  { kind: 'totp-set-up', secret: 'S', setupUri: 'otpauth://totp/x' },
  { kind: 'totp-code' },
  { kind: 'sms-code', destination: '+44***12' },
  { kind: 'email-code', destination: null },
  { kind: 'custom-challenge', prompt: null },
  { kind: 'new-password', missingAttributes: [] },
  { kind: 'mfa-selection', methods: ['TOTP', 'SMS'] },
  { kind: 'mfa-set-up-selection', methods: ['TOTP', 'EMAIL'] },
  { kind: 'email-set-up' },
  { kind: 'password' },
  { kind: 'first-factor-selection', factors: ['PASSWORD_SRP'] },
];

const stages: SignInStage[] = [
  { at: 'credentials' },
  ...challenges.map((challenge) => ({ at: 'challenge', challenge }) as const),
];

const email = 'ada@example.com';
const lost = { code: 'session-lost', providerMessage: '' } as const;
const ended = { code: 'signed-out', providerMessage: '' } as const;
const wrong = { code: 'code-mismatch', providerMessage: 'Code mismatch' } as const;

function after(stage: SignInStage, event: SignInEvent) {
  return signInReducer({ stage, email, waiting: true, failure: null }, event);
}

describe.each(stages.map((stage) => [nameOf(stage), stage] as const))('at %s', (_, stage) => {
  it.each(challenges.map((challenge) => [challenge.kind, challenge] as const))(
    'the pool may ask for %s next',
    (_kind, challenge) => {
      const state = after(stage, { type: 'stepped', step: { kind: 'challenge', challenge } });
      expect(state).toEqual({
        stage: { at: 'challenge', challenge },
        email,
        waiting: false,
        failure: null,
      });
    },
  );

  it('is done, and knows whether a second factor was given', () => {
    expect(after(stage, { type: 'stepped', step: { kind: 'done' } }).stage).toEqual({
      at: 'signed-in',
      withSecondFactor: stage.at === 'challenge',
    });
  });

  it.each(['confirm-sign-up', 'reset-password'] as const)('goes on to %s with the email', (to) => {
    expect(after(stage, { type: 'stepped', step: { kind: to } })).toMatchObject({
      stage: { at: 'elsewhere', to },
      email,
    });
  });

  it('stays where it is when the answer is rejected', () => {
    const state = after(stage, { type: 'rejected', error: wrong });
    expect(state).toMatchObject({ stage, email, waiting: false, failure: { error: wrong } });
  });

  it.each([lost, ended])(
    'returns to the credentials, with the email and a reason: $code',
    (error) => {
      const state = after(stage, { type: 'rejected', error });
      expect(state).toMatchObject({
        stage: { at: 'credentials' },
        email,
        waiting: false,
        failure: { kind: 'rejected', error },
      });
    },
  );

  it('says which fields were left empty', () => {
    const failure = { kind: 'required', fields: ['username', 'password'] } as const;
    const state = after(stage, { type: 'left-empty', fields: failure.fields });
    expect(state).toMatchObject({ stage, failure });
  });

  it('can be started over', () => {
    expect(after(stage, { type: 'started-over' })).toEqual(startSignIn(email));
  });
});

it('forgets the last failure while it waits', () => {
  const failed = signInReducer(startSignIn(''), { type: 'left-empty', fields: ['username'] });
  expect(signInReducer(failed, { type: 'submitted', email })).toEqual({
    stage: { at: 'credentials' },
    email,
    waiting: true,
    failure: null,
  });
});

function nameOf(stage: SignInStage): string {
  return stage.at === 'challenge' ? stage.challenge.kind : stage.at;
}
