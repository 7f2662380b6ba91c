import { beforeEach, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { takeSignedOutNotice } from '#src/services/user-pool/ending/signed-out-notice.ts';
import { asSocialSession } from '../../../../setup/answers.ts';
import { changeClaims } from '../../../../setup/expired-token.ts';
import { holdAnswers, watchOperations } from '../../../../setup/held-answers.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { refuseStorage } from '../../../../setup/refused-storage.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';
import { eventually } from '../../../../setup/eventually.ts';

const world = useWorld();

beforeEach(async () => {
  await userPool.signOut();
});

it('signing out leaves no token behind while the pool is slow, and doesn’t affect the next session', async () => {
  await signedInPerson(world);
  const answers = holdAnswers('RevokeToken');
  expect(await userPool.signOut()).toBe('here');
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
  expect(await userPool.signOut()).toBe('here');
  expect(asked).toEqual([]);
});

it('leaving for Google’s sign-out doesn’t affect a user who signs in while it loads', async () => {
  const other = await otherTab(world, 'Grace Hopper');
  await signedInPerson(world);
  asSocialSession();
  const leaving = userPool.signOut();
  expect(hasSessionHint()).toBe(false);
  other.signIn(false);
  localStorage.setItem('app.session.x', 'Grace’s');
  expect(await leaving).toBe('here');
  await userPoolSettled();
  expect(hasSessionHint()).toBe(true);
  expect(localStorage.getItem('app.session.x')).toBe('Grace’s');
  expect(world.calls.filter((call) => call === 'RevokeToken')).toHaveLength(1);
});

it('signing out removes unsent drafts', async () => {
  await signedInPerson(world);
  sessionStorage.setItem('app.tab.draft.support', '{"message":"Only for you"}');
  await userPool.signOut();
  expect(sessionStorage.getItem('app.tab.draft.support')).toBeNull();
  expect(takeSignedOutNotice()).toBe(true);
});

it('allows signing out if storage is blocked', async () => {
  await signedInPerson(world);
  refuseStorage('localStorage');
  refuseStorage('sessionStorage');
  expect(await userPool.signOut()).toBe('here');
  expect(hasSessionHint()).toBe(false);
});
