import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as learningSite from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { button, open } from '../../../setup/screen.tsx';
import { personJustSignedIn } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
  // A test can't navigate to another site.
  vi.spyOn(learningSite, 'handOver').mockReturnValue();
});

it('opens a signed-in user’s lessons', async () => {
  await personJustSignedIn(world);
  const user = open('/get-started');
  await user.click(await button('Go to your lessons'));
  await waitFor(() => expect(learningSite.handOver).toHaveBeenCalledOnce());
});
