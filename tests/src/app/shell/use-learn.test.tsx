import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as learningSite from '#src/services/learning-site/hand-over.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { holdAnswers, type HeldAnswers } from '../../../setup/held-answers.ts';
import { otherTab } from '../../../setup/other-tab.ts';
import { button, open } from '../../../setup/screen.tsx';
import { personJustSignedIn, signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
  // A test can't navigate to another site.
  vi.spyOn(learningSite, 'handOver').mockReturnValue();
});

async function clickLearn(user: UserEvent, refresh: HeldAnswers): Promise<void> {
  await user.click(await button('Learn'));
  await button('Opening…');
  await waitFor(() => expect(refresh.asked()).toBe(1));
}

async function navigateToPricing(user: UserEvent): Promise<void> {
  const links = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(links.getByRole('link', { name: 'Pricing' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pricing'));
}

describe('a late answer', () => {
  it('doesn’t affect a user who has navigated away', async () => {
    await personJustSignedIn(world);
    const refresh = holdAnswers('GetTokensFromRefreshToken');
    const user = open('/careers');
    await clickLearn(user, refresh);
    await navigateToPricing(user);
    refresh.release();
    expect(await button('Learn')).toBeVisible();
    expect(learningSite.handOver).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/pricing');
  });

  it('does not hand over once another user has signed in', async () => {
    const other = await otherTab(world, 'Grace Hopper');
    await signedInPerson(world);
    const refresh = holdAnswers('GetTokensFromRefreshToken');
    const user = open('/careers');
    await clickLearn(user, refresh);
    other.signIn();
    await screen.findAllByText('Grace Hopper');
    refresh.release();
    expect(await button('Learn')).toBeVisible();
    expect(learningSite.handOver).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/careers');
  });
});
