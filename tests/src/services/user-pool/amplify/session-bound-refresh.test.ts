import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint, sessionUser } from '#src/services/user-pool/session-hint.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { holdAnswers, type HeldAnswers } from '../../../../setup/held-answers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world, 'Ada Lovelace');
});

/** Starts a call, and resolves once its request has been sent. */
async function started<Value>(call: () => Promise<Value>, answers: HeldAnswers) {
  const outcome = call();
  await eventually(() => expect(answers.asked()).toBe(1));
  return { outcome };
}

describe('a refresh answered late', () => {
  const refresh = () => userPool.session({ forceRefresh: true });

  it('does not bring back a session that the user has signed out of', async () => {
    const answers = holdAnswers('GetTokensFromRefreshToken');
    const { outcome } = await started(refresh, answers);
    userPool.signOut();
    answers.release();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'signed-out' } });
    expect(document.cookie).toBe('');
  });

  it('leaves the tokens of the next user alone', async () => {
    const answers = holdAnswers('GetTokensFromRefreshToken');
    const { outcome } = await started(refresh, answers);
    userPool.signOut();
    await signedInPerson(world, 'Grace Hopper');
    const grace = sessionUser();
    answers.release();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'session-replaced' } });
    expect(sessionUser()).toBe(grace);
    expect(sessionPerson()?.name).toBe('Grace Hopper');
  });

  it('isn’t used for the next user’s own refresh', async () => {
    const answers = holdAnswers('GetTokensFromRefreshToken');
    const first = await started(refresh, answers);
    userPool.signOut();
    const { email } = await signedInPerson(world, 'Grace Hopper');
    const second = refresh();
    // Amplify would have joined it with the first by now.
    await new Promise((resolve) => setTimeout(resolve));
    answers.release();
    await first.outcome;
    expect(await second).toMatchObject({ ok: true, value: { email } });
    expect(sessionPerson()?.email).toBe(email);
  });

  it('that is refused leaves the next session alone', async () => {
    const answers = holdAnswers('GetTokensFromRefreshToken');
    world.fault('GetTokensFromRefreshToken', 'revoked');
    const { outcome } = await started(refresh, answers);
    userPool.signOut();
    await signedInPerson(world, 'Grace Hopper');
    answers.release();
    expect(await outcome).toMatchObject({ ok: false, error: { code: 'session-replaced' } });
    expect(hasSessionHint()).toBe(true);
  });
});
