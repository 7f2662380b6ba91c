import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount, signOutEverywhere } from '#src/services/user-pool/ending/account-end.ts';
import { storedGoodbyeReason } from '#src/services/user-pool/ending/goodbye-reason.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { takeSignedOutNotice } from '#src/services/user-pool/ending/signed-out-notice.ts';
import { answerInstead, refusal } from '../../../../setup/answers.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe.each([
  ['signing out everywhere', 'GlobalSignOut', () => signOutEverywhere('password')],
  ['deleting the account', 'DeleteUser', deleteAccount],
])('%s', (_, operation, end) => {
  it('leaves nothing of the session, and /goodbye’s reason instead of the signed-out notice', async () => {
    await signedInPerson(world);
    takeSignedOutNotice();
    keepChosenPlan('business');
    expect(await end()).toEqual({ ok: true, value: 'here' });
    expect(hasSessionHint()).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(storedGoodbyeReason()).not.toBeNull();
    expect(takeSignedOutNotice()).toBe(false);
  });

  it('leaves a session alone that began before the response', async () => {
    const other = await otherTab(world, 'Grace Hopper');
    await signedInPerson(world);
    localStorage.setItem('app.theme', 'dark');
    const answer = holdAnswers(operation);
    const ended = end();
    await eventually(() => expect(answer.asked()).toBe(1));
    other.signIn(false);
    answer.release();
    expect(await ended).toMatchObject({ ok: false, error: { code: 'session-replaced' } });
    expect(hasSessionHint()).toBe(true);
    expect(localStorage.getItem('app.theme')).toBe('dark');
    expect(world.calls).not.toContain('RevokeToken');
    expect(storedGoodbyeReason()).toBeNull();
  });
});

it.each([
  ['refused', 0],
  ['made', 1],
])(
  'hides the account’s passkeys after a deletion that was %s: %d times',
  async (outcome, times) => {
    await signedInPerson(world);
    const signalAllAcceptedCredentials = vi.fn<(details: object) => Promise<void>>();
    vi.stubGlobal('PublicKeyCredential', { signalAllAcceptedCredentials });
    if (outcome === 'refused') {
      answerInstead({ DeleteUser: () => refusal('NotAuthorizedException', 'Refused.') });
    }
    await deleteAccount();
    expect(signalAllAcceptedCredentials).toHaveBeenCalledTimes(times);
  },
);
