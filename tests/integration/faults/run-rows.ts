import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { holdAnswers, type HeldAnswers } from '../../setup/held-answers.ts';
import { useHurry } from '../../setup/hurry.ts';
import { PASSWORD } from '../../setup/people.ts';
import { useWorld, type World } from '../../setup/world.ts';
import type { Action, Row, Scene } from './action.ts';
import { user } from './at-the-screen.ts';
import { expectationOf, signInLost, whenSignedOut } from './expectation.ts';
import { rowsOf } from './rows.ts';

/** More than the library's own retries. */
const EVERY_TRY = 99;

/** Runs the rows of these actions. */
export function runRows(actions: readonly Action[]): void {
  const world = useWorld();
  const rows = rowsOf(actions);
  useHurry();
  failOnUnhandledRejections();

  it.each(rows.map((row) => [row.action.operation, row.action.at, row.fault, row] as const))(
    '%s, %s: %s',
    async (_operation, _at, _fault, row) => {
      await expectRow(world, row);
    },
  );
}

function failOnUnhandledRejections(): void {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
}

async function expectRow(world: World, row: Row): Promise<void> {
  const scene = await row.action.arrange(world);
  if (row.fault === 'slow') await expectPatience(world, row, scene);
  else await expectFault(world, row, scene);
}

/** Expects a waiting state, a single request however often it is clicked, and then success. */
async function expectPatience(world: World, { action }: Row, scene: Scene): Promise<void> {
  const answers = holdAnswers(action.operation);
  world.fault(action.operation, 'slow');
  await scene.act();
  if (action.waiting === null) await expectNoWait(action, answers);
  else await expectWaiting(action.waiting, answers);
  answers.release();
  await expectDone(action);
}

/** Expects success while its only request is still unanswered. */
async function expectNoWait(action: Action, answers: HeldAnswers): Promise<void> {
  await expectDone(action);
  expect(answers.asked()).toBe(1);
}

/** A second click changes nothing. */
async function expectWaiting(text: string, answers: HeldAnswers): Promise<void> {
  const waiting = await screen.findByText(text);
  await waitFor(() => expect(answers.asked()).toBeGreaterThan(0));
  const asked = answers.asked();
  await user.click(waiting);
  expect(waiting).toHaveTextContent(text);
  expect(answers.asked()).toBe(asked);
}

async function expectFault(world: World, { action, fault }: Row, scene: Scene): Promise<void> {
  const expected = expectationOf(action, fault);
  world.fault(action.operation, fault, EVERY_TRY);
  await scene.act();
  await expectWords(expected.words, action);
  const { next, tokens } = expected;
  if (next === 'succeeds') {
    await expectDone(action);
    if (expected.words === null) expect(alerts()).toEqual([]);
  }
  if (next === 'signed-out') await expectSignedOut(action);
  expect(hasSessionHint()).toBe(tokens === 'kept');
  for (const nonsense of ['[object', 'undefined', 'Error:'])
    expect(document.body).not.toHaveTextContent(nonsense);
  world.clearFaults();
  if (next === 'retry') await expectRetry(action, scene);
  if (next === 'retry-restarts') await expectNewStart(action, scene);
  if (next === 'credentials') await expectReturnToCredentials(scene);
}

/** Expects exactly one alert, with this text, and with the focus if the user was waiting. */
async function expectWords(words: string | null, { inBackground }: Action): Promise<void> {
  if (words === null) return;
  await waitFor(() => expect(alerts().map(textOf)).toEqual([words]));
  if (inBackground === true) expect(alerts()[0]).not.toHaveFocus();
  else await waitFor(() => expect(alerts()[0]).toHaveFocus());
}

/** Toasts are alerts too, but report success. */
const alerts = () => [
  ...document.querySelectorAll('#content [role=alert]:not(:empty, .Toastify *)'),
];
const textOf = (alert: Element) => alert.textContent ?? '';

async function expectRetry(action: Action, scene: Scene): Promise<void> {
  if (typeof action.done !== 'function') expect(screen.queryByText(action.done)).toBeNull();
  await retry(action, scene);
  await expectDone(action);
}

/** Retries by the same button, with what was typed. */
async function retry(action: Action, { typed = {} }: Scene): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    expect(screen.getByLabelText(label)).toHaveValue(value);
  }
  await user.click(screen.getByText(action.retry, { selector: 'button, button > *' }));
}

/** The pool accepts a code only once, so the retry reports a used one and the sign-in starts again. */
async function expectNewStart(action: Action, scene: Scene): Promise<void> {
  await retry(action, scene);
  await expectWords(signInLost(action), action);
  await expectReturnToCredentials(scene);
}

async function expectDone({ done }: Action): Promise<void> {
  if (typeof done === 'function') await waitFor(done);
  else expect(await screen.findByText(done)).toBeVisible();
}

async function expectSignedOut(action: Action): Promise<void> {
  const { path, text } = whenSignedOut(action);
  expect(await screen.findByText(text)).toBeVisible();
  expect(window.location.pathname).toBe(path);
}

/** Expects the credentials with the email; entering the password again opens the challenge. */
async function expectReturnToCredentials({ email = '' }: Scene): Promise<void> {
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  const password = screen.getByLabelText('Password');
  expect(password).toHaveValue('');
  await user.click(password);
  await user.paste(PASSWORD);
  await user.click(screen.getByText('Sign in', { selector: 'button, button > *' }));
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
}
