import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import * as hosted from '#src/services/user-pool/ending/hosted-sign-out.ts';
import { takeSignedOutNotice } from '#src/services/user-pool/ending/signed-out-notice.ts';
import { asSocialSession } from '../../../../setup/answers.ts';
import { changeClaims } from '../../../../setup/expired-token.ts';
import { holdAnswers, watchOperations } from '../../../../setup/held-answers.ts';
import { refuseStorage } from '../../../../setup/refused-storage.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';
import { eventually } from '../../../../setup/eventually.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it('signing out leaves no token behind while the pool is slow, and doesn’t affect the next session', async () => {
  await signedInPerson(world);
  const answers = holdAnswers('RevokeToken');
  expect(userPool.signOut()).toBe('here');
  expect(document.cookie).toBe('');
  await eventually(() => expect(answers.asked()).toBe(1));
  await signedInPerson(world, 'Grace Hopper');
  answers.release();
  await userPoolSettled();
  expect(hasSessionHint()).toBe(true);
});

it('signing out of a pool without token revocation makes no call, because it would be refused', async () => {
  await signedInPerson(world);
  changeClaims('accessToken', { origin_jti: undefined });
  const asked = watchOperations();
  expect(userPool.signOut()).toBe('here');
  expect(asked).toEqual([]);
});

it('a Google session is gone from this browser before it leaves for the hosted sign-out', async () => {
  await signedInPerson(world);
  asSocialSession();
  const leave = vi.spyOn(hosted, 'leaveForHostedSignOut').mockImplementation(() => {
    expect(document.cookie).toBe('');
    return true;
  });
  expect(userPool.signOut()).toBe('leaving');
  expect(leave.mock.calls).toEqual([['/']]);
  // It is for the page to which the hosted sign-out returns.
  expect(takeSignedOutNotice()).toBe(false);
  await userPoolSettled();
  expect(world.calls.filter((call) => call === 'RevokeToken')).toHaveLength(1);
});

it('signing out removes unsent drafts', async () => {
  await signedInPerson(world);
  sessionStorage.setItem('app.tab.draft.support', '{"message":"Only for you"}');
  userPool.signOut();
  expect(sessionStorage.getItem('app.tab.draft.support')).toBeNull();
  expect(takeSignedOutNotice()).toBe(true);
});

it('allows signing out if storage is blocked', async () => {
  await signedInPerson(world);
  refuseStorage('localStorage');
  refuseStorage('sessionStorage');
  expect(userPool.signOut()).toBe('here');
  expect(hasSessionHint()).toBe(false);
});
