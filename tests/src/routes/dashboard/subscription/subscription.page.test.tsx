import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { open } from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(async () => {
  userPool.signOut();
  await signedInPerson(world);
});

describe('/dashboard/subscription', () => {
  it('shows the plan and the day it renews, and links to the plans', async () => {
    open('/dashboard/subscription/');
    expect(await screen.findByRole('heading', { name: 'Current Plan' })).toBeVisible();
    const current = within(screen.getByRole('region', { name: 'Current Plan' }));
    expect(current.getByText('Starter')).toBeVisible();
    expect(screen.getByText('1 July 2027')).toHaveAttribute('datetime', '2027-07-01');
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByText('More billing features coming soon.')).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(tabs.getByRole('link', { name: 'Subscription' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(tabs.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByRole('heading', { name: 'Cancel my plan' })).toBeVisible();
  });

  it('lists every plan by price, with the user’s own in its place; support switches to the plans', async () => {
    open('/dashboard/subscription');
    const plans = within(await screen.findByRole('region', { name: 'All plans' }));
    expect(
      plans.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Individual (free)'),
      expect.stringContaining('Business'),
      expect.stringContaining('Starter'),
      expect.stringContaining('Professional'),
      expect.stringContaining('Enterprise'),
    ]);
    const own = plans
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.includes('The sample above'));
    expect(own).toHaveTextContent(/^Starter.*£99 per month Up to 25 users/);
    expect(plans.queryByRole('link', { name: /^Ask to .* to Starter/ })).toBeNull();
    expect(plans.getByRole('link', { name: 'Ask to upgrade to Professional' })).toHaveAttribute(
      'href',
      '/support?topic=change-plan&plan=professional',
    );
    expect(plans.getByRole('link', { name: 'Ask to switch to Business' })).toBeVisible();
    expect(plans.getByRole('link', { name: 'Talk to sales' })).toHaveAttribute(
      'href',
      '/contact-sales',
    );
  });

  it.each([
    ['professional', 'Professional', '£299 per month'],
    ['free', 'Free', 'free for good'],
  ])(
    'shows the plan %s that the user registered for, until they sign out, and no other as theirs',
    async (id, name, price) => {
      open(`/register?plan=${id}`);
      expect(
        await screen.findByRole('heading', { name: 'You’re already signed in' }),
      ).toBeVisible();
      cleanup();
      open('/dashboard/subscription');
      const current = within(await screen.findByRole('region', { name: 'Current Plan' }));
      const chosen = current.getByRole('region', { name: `You chose ${name}, ${price}` });
      expect(chosen).toHaveTextContent(/It replaces this sample plan when billing opens/);
      const plans = within(screen.getByRole('region', { name: 'All plans' }));
      const list = plans.getByRole('heading', { name: 'All plans' });
      const change = within(chosen).getByRole('link', { name: 'Choose another plan' });
      expect(change).toHaveAttribute('href', `/dashboard/subscription#${list.id}`);
      const own = plans
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes('Yours once billing opens'));
      // Free and Individual are one plan.
      expect(own).toHaveTextContent(id === 'free' ? /^Individual \(free\)/ : /^Professional/);
      cleanup();
      open('/dashboard/profile');
      const plan = await screen.findByRole('region', { name: 'Your plan' });
      expect(plan).toHaveTextContent(name);
      expect(document.body).not.toHaveTextContent('Starter');
      cleanup();
      userPool.signOut();
      expect(localStorage).toHaveLength(0);
    },
  );
});
