import { beforeEach, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { withoutAuthenticator } from '../../../../setup/answers.ts';
import { eventually } from '../../../../setup/eventually.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it('one user’s authenticator doesn’t count for another who has signed in meanwhile', async () => {
  const other = await otherTab(world, 'Grace Hopper');
  await signedInPerson(world);
  const answers = holdAnswers('SetUserMFAPreference');
  const preferred = amplifyUserPool.preferSoftwareToken();
  await eventually(() => expect(answers.asked()).toBe(1));
  other.signIn(false);
  answers.release();
  expect(await preferred).toEqual({ ok: true, value: null });
  withoutAuthenticator();
  expect(await amplifyUserPool.secondFactor()).toEqual({ ok: true, value: 'missing' });
});
