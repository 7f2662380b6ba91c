import { describe, expect, it } from 'vitest';
import { READY, WAITING } from '#src/flows/attempt.ts';
import { fieldProblems } from '#src/flows/fields/validate.ts';
import {
  passwordResetReducer,
  startPasswordReset,
  type PasswordResetEvent,
  type PasswordResetField,
  type PasswordResetStage,
  type PasswordResetState,
} from '#src/flows/password-reset.ts';

const email = 'ada@example.com';
const error = { code: 'limit-exceeded', providerMessage: 'Attempt limit exceeded.' } as const;
const request: PasswordResetStage = { at: 'request' };
const confirmation: PasswordResetStage = { at: 'confirmation' };
const reset: PasswordResetStage = { at: 'reset' };
const open = [request, confirmation];
const stages = [...open, reset];
const rejected = (situation: string) => ({ kind: 'rejected', situation, error });
const problems = fieldProblems<PasswordResetField>([
  ['code', 'missing'],
  ['password', 'missing'],
]);

const idle = (stage: PasswordResetStage) => ({ stage, email, ...READY });
const waitingAt = (stage: PasswordResetStage) => ({ stage, email, ...WAITING });

/** The changes that each event makes to a waiting state, at the two stages before the end. */
const table: [PasswordResetEvent, Partial<PasswordResetState>[]][] = [
  [{ type: 'submitted' }, [{}, {}]],
  [{ type: 'submitted', email: 'new@example.com' }, open.map(() => ({ email: 'new@example.com' }))],
  [{ type: 'invalid', problems }, [{}, {}]],
  [{ type: 'code-sent' }, open.map(() => ({ stage: confirmation, waiting: false }))],
  [{ type: 'code-resent' }, [{}, {}]],
  [{ type: 'resend-rejected', error }, [{}, {}]],
  [{ type: 'confirmed' }, open.map(() => ({ stage: reset, waiting: false }))],
  [{ type: 'went-back' }, [{}, {}]],
];

describe.each(table)('%o', (event, changes) => {
  it.each(stages.map((stage, index) => [stage.at, stage, changes[index]] as const))(
    'at %s',
    (_, stage, change) => {
      const waiting = waitingAt(stage);
      // At the end there is no entry, because later events change nothing.
      expect(passwordResetReducer(waiting, event)).toEqual({ ...waiting, ...change });
    },
  );
});

it.each(open)('at %o a field’s problems are shown', (stage) => {
  expect(passwordResetReducer(idle(stage), { type: 'invalid', problems })).toEqual({
    ...idle(stage),
    failure: { kind: 'invalid', problems },
  });
});

it('a code that can’t be sent again is shown where it was asked for', () => {
  const event: PasswordResetEvent = { type: 'resend-rejected', error };
  expect(passwordResetReducer(idle(request), event)).toEqual(idle(request));
  expect(passwordResetReducer(idle(confirmation), event)).toEqual({
    ...idle(confirmation),
    failure: rejected('reset-request'),
  });
});

describe('a rejection', () => {
  it.each([
    [request, 'reset-request'],
    [confirmation, 'reset-confirmation'],
  ] as const)('at %o keeps everything and says what was going on', (stage, situation) => {
    const waiting = waitingAt(stage);
    expect(passwordResetReducer(waiting, { type: 'rejected', error })).toEqual({
      ...idle(stage),
      failure: rejected(situation),
    });
  });

  it('is cleared by the next attempt and by a new code', () => {
    const failed = passwordResetReducer(idle(confirmation), { type: 'rejected', error });
    expect(passwordResetReducer(failed, { type: 'submitted' }).failure).toBeNull();
    expect(passwordResetReducer(failed, { type: 'code-resent' }).failure).toBeNull();
  });
});

it('goes back with the email if no answer is awaited', () => {
  expect(passwordResetReducer(idle(confirmation), { type: 'went-back' })).toEqual(idle(request));
});

it.each([
  [email, false, request],
  [email, true, confirmation],
  ['', true, request],
] as const)('with %j and a code awaited: %s, it starts at %o', (carried, awaiting, stage) => {
  expect(startPasswordReset(carried, awaiting)).toEqual({ ...idle(stage), email: carried });
});
