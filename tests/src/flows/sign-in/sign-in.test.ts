import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#src/flows/fields/validate.ts';
import { READY, WAITING } from '#src/flows/attempt.ts';
import {
  signInReducer,
  startSignIn,
  type SignInEvent,
  type SignInStage,
} from '#src/flows/sign-in/sign-in.ts';
import type { SignInField } from '#src/flows/sign-in/sign-in-fields.ts';
import { everyChallenge } from '../../../setup/every-challenge.ts';

const stages: SignInStage[] = [
  { at: 'credentials' },
  ...everyChallenge.map((challenge) => ({ at: 'challenge', challenge }) as const),
];

const email = 'ada@example.com';
const lost = { code: 'sign-in-lost', providerMessage: '' } as const;
const ended = { code: 'signed-out', providerMessage: '' } as const;
const notStored = { code: 'session-not-stored', providerMessage: '' } as const;
const tooLarge = { code: 'session-too-large', providerMessage: '' } as const;
const problems = fieldProblems<SignInField>([['password', 'too-long']]);
const clock = { amount: 10, unit: 'minute', direction: 'behind' } as const;
const wrong = { code: 'code-mismatch', providerMessage: 'Code mismatch' } as const;

function after(stage: SignInStage, event: SignInEvent) {
  return signInReducer({ stage, steps: 1, email, waiting: true, failure: null }, event);
}

describe.each(stages.map((stage) => [nameOf(stage), stage] as const))('at %s', (_, stage) => {
  it('continues with the next challenge, and remembers this one', () => {
    const challenge = { kind: 'sms-code', destination: '+*******1234' } as const;
    const state = after(stage, { type: 'stepped', step: { kind: 'challenge', challenge } });
    expect(state).toEqual({
      stage: {
        at: 'challenge',
        challenge,
        after: stage.at === 'challenge' ? stage.challenge.kind : undefined,
      },
      steps: 2,
      email,
      waiting: false,
      failure: null,
    });
  });

  it('shows the address of a code by email whole, if it is the one that signs in', () => {
    const destinationOf = (destination: string | null) => {
      const challenge = { kind: 'email-code', destination } as const;
      return after(stage, { type: 'stepped', step: { kind: 'challenge', challenge } }).stage;
    };
    expect(destinationOf('a***@e***')).toMatchObject({ challenge: { destination: email } });
    expect(destinationOf('b***@e***')).toMatchObject({ challenge: { destination: 'b***@e***' } });
    expect(destinationOf(null)).toMatchObject({ challenge: { destination: null } });
  });

  it('completes, and records whether the code was an authenticator’s, and of a new one', () => {
    const uses = new Map([
      ['totp-code', 'used'],
      ['totp-set-up', 'added'],
    ]);
    expect(after(stage, { type: 'stepped', step: { kind: 'done' } }).stage).toEqual({
      at: 'signed-in',
      authenticator: uses.get(nameOf(stage)) ?? 'none',
    });
  });

  it('continues with a password reset, with the email', () => {
    expect(after(stage, { type: 'stepped', step: { kind: 'reset-password' } })).toMatchObject({
      stage: { at: 'elsewhere', to: 'reset-password' },
      email,
    });
  });

  it.each([true, false])(
    'continues with the verification, with the email, code sent: %s',
    (codeSent) => {
      expect(after(stage, { type: 'unverified', codeSent })).toEqual({
        stage: { at: 'elsewhere', to: 'confirm-sign-up', codeSent },
        steps: 1,
        email,
        waiting: false,
        failure: null,
      });
    },
  );

  it('stays at the same step if the answer is rejected', () => {
    const state = after(stage, { type: 'rejected', error: wrong, clock });
    expect(state).toMatchObject({
      stage,
      steps: 1,
      email,
      waiting: false,
      failure: { error: wrong, clock },
    });
  });

  it.each([lost, ended, tooLarge, notStored])(
    'returns to the credentials, with the email and a reason: $code',
    (error) => {
      const state = after(stage, { type: 'rejected', error, clock: null });
      expect(state).toMatchObject({
        stage: { at: 'credentials' },
        email,
        waiting: false,
        failure: { kind: 'rejected', error },
      });
    },
  );

  it('reports which field has which problem', () => {
    const open = { stage, steps: 1, email, ...READY };
    expect(signInReducer(open, { type: 'invalid', problems })).toEqual({
      ...open,
      failure: { kind: 'invalid', problems },
    });
  });

  it('can be restarted, but not while awaiting an answer, which would continue the old sign-in', () => {
    const state = { stage, steps: 1, email, ...WAITING };
    const startedOver = { type: 'started-over' } as const;
    expect(signInReducer(state, startedOver)).toEqual(state);
    expect(signInReducer({ ...state, ...READY }, startedOver)).toEqual(startSignIn(email));
  });
});

it('returns from the success to the credentials if the new session has ended', () => {
  const signedIn = { at: 'signed-in', authenticator: 'used' } as const;
  expect(after(signedIn, { type: 'session-ended', error: ended })).toMatchObject({
    stage: { at: 'credentials' },
    email,
    failure: { kind: 'rejected', error: ended },
  });
});

it('ignores the end of a session that it didn’t start', () => {
  const state = after({ at: 'credentials' }, { type: 'session-ended', error: ended });
  expect(state).toMatchObject({ stage: { at: 'credentials' }, failure: null });
});

it('clears the last failure while waiting', () => {
  const failed = signInReducer(startSignIn(''), { type: 'invalid', problems });
  expect(signInReducer(failed, { type: 'submitted', email })).toEqual({
    stage: { at: 'credentials' },
    steps: 0,
    email,
    waiting: true,
    failure: null,
  });
});

function nameOf(stage: SignInStage): string {
  return stage.at === 'challenge' ? stage.challenge.kind : stage.at;
}
