import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as learningSite from '#src/services/learning-site/hand-over.ts';
import { keepChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { button, main, open } from '../../../setup/screen.tsx';
import { personJustSignedIn } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
  // A test can't navigate to another site.
  vi.spyOn(learningSite, 'handOver').mockReturnValue();
});

it('greets a signed-in user, names the plan that they chose, and opens their lessons', async () => {
  await personJustSignedIn(world);
  keepChosenPlan('business');
  const user = open('/get-started');
  expect(await main().findByText('Ada Lovelace')).toBeVisible();
  expect(
    screen.getByText('This plan is a sample until billing opens. You chose Business.'),
  ).toBeVisible();
  await user.click(await button('Go to your lessons'));
  await waitFor(() => expect(learningSite.handOver).toHaveBeenCalledOnce());
});

it('says only that the plan is a sample to a user who chose none', async () => {
  await personJustSignedIn(world);
  open('/get-started');
  expect(await screen.findByText('This plan is a sample until billing opens.')).toBeVisible();
});
