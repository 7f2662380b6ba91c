import { describe, expect, it } from 'vitest';
import {
  passwordResetReducer,
  startPasswordReset,
  type PasswordResetEvent,
  type PasswordResetStage,
  type PasswordResetState,
} from '#src/flows/password-reset/password-reset.ts';

const email = 'ada@example.com';
const error = { code: 'limit-exceeded', providerMessage: 'Attempt limit exceeded.' } as const;
const request: PasswordResetStage = { at: 'request' };
const confirmation: PasswordResetStage = { at: 'confirmation', destination: 'a***@e***' };
const elsewhere: PasswordResetStage = { at: 'confirmation', destination: 'b***@e***' };
const reset: PasswordResetStage = { at: 'reset' };
const open = [request, confirmation];
const stages = [...open, reset];
const rejected = (situation: string) => ({ kind: 'rejected', situation, error });
const problems = { missing: ['code', 'password'], weakPassword: false } as const;

const idle = (stage: PasswordResetStage): PasswordResetState => ({
  stage,
  email,
  waiting: false,
  failure: null,
});

/** What each event makes of a state that waits, at the two stages that are not the end. */
const table: [PasswordResetEvent, Partial<PasswordResetState>[]][] = [
  [{ type: 'submitted' }, [{}, {}]],
  [{ type: 'submitted', email: 'new@example.com' }, open.map(() => ({ email: 'new@example.com' }))],
  [
    { type: 'refused', ...problems },
    open.map(() => ({ failure: { kind: 'refused', ...problems } })),
  ],
  [
    { type: 'code-sent', destination: 'b***@e***' },
    open.map(() => ({ stage: elsewhere, waiting: false })),
  ],
  [{ type: 'code-resent', destination: 'b***@e***' }, [{}, { stage: elsewhere }]],
  [
    { type: 'resend-rejected', error },
    [{}, { failure: { kind: 'rejected', situation: 'reset-request', error } }],
  ],
  [{ type: 'confirmed' }, open.map(() => ({ stage: reset, waiting: false }))],
  [{ type: 'went-back' }, [{}, {}]],
];

describe.each(table)('%o', (event, changes) => {
  it.each(stages.map((stage, index) => [stage.at, stage, changes[index]] as const))(
    'at %s',
    (_, stage, change) => {
      const waiting = { ...idle(stage), waiting: true };
      // The password is reset: what comes later has no entry and changes nothing.
      expect(passwordResetReducer(waiting, event)).toEqual({ ...waiting, ...change });
    },
  );
});

describe('a rejection', () => {
  it.each([
    [request, 'reset-request'],
    [confirmation, 'reset-confirmation'],
  ] as const)('at %o keeps everything and says what was going on', (stage, situation) => {
    const waiting = { ...idle(stage), waiting: true };
    expect(passwordResetReducer(waiting, { type: 'rejected', error })).toEqual({
      ...idle(stage),
      failure: rejected(situation),
    });
  });

  it('is forgotten with the next try and with a new code', () => {
    const failed = passwordResetReducer(idle(confirmation), { type: 'rejected', error });
    expect(passwordResetReducer(failed, { type: 'submitted' }).failure).toBeNull();
    const resent = { type: 'code-resent', destination: null } as const;
    expect(passwordResetReducer(failed, resent).failure).toBeNull();
  });
});

it('goes back with the email when nothing is awaited', () => {
  expect(passwordResetReducer(idle(confirmation), { type: 'went-back' })).toEqual(idle(request));
});

it.each([
  [email, false, request],
  [email, true, { at: 'confirmation', destination: null }],
  ['', true, request],
] as const)('with %j and a code awaited: %s, it starts at %o', (carried, awaiting, stage) => {
  expect(startPasswordReset(carried, awaiting)).toEqual({ ...idle(stage), email: carried });
});
