import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, fill, SUPPORT_SENT } from '../../../../setup/contact-form.ts';
import { useFormWorld } from '../../../../setup/form-world.ts';
import { button, field, open } from '../../../../setup/screen.tsx';

const world = useFormWorld();

describe('/support?topic=cancel-subscription', () => {
  it('shows the topic, which can’t be edited', async () => {
    open('/support?topic=cancel-subscription');
    expect(await screen.findByRole('heading', { name: 'Cancel my plan' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Topic' })).toBeNull();
    expect(screen.getByText(/we’ll cancel it for you/)).toBeVisible();
  });

  it.each(['/support', '/support?topic=anything', '/support?topic=toString'])(
    'and no other query does: %s',
    async (path) => {
      open(path);
      await field('Email');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Support');
    },
  );
});

describe('/support?topic=change-plan', () => {
  const asked = () => field('Which plan would you like?');

  it('has a message that asks for the plan in the link', async () => {
    const user = open('/support?topic=change-plan&plan=business');
    const message = 'I’d like to switch to Business.';
    expect(await asked()).toHaveValue(message);
    await fill(user, { name: ADA.name, email: ADA.email });
    await user.click(await button('Submit Support Request'));
    await screen.findByText(SUPPORT_SENT);
    expect(world.received).toMatchObject([{ fields: { message, topic: 'Change my plan' } }]);
  });
});

it('a draft doesn’t replace the topic of a link', async () => {
  const user = open('/support?topic=lost-authenticator');
  await user.type(await field('What happened?'), 'I have a new phone.');
  cleanup();
  open('/support?topic=cancel-subscription');
  expect(await screen.findByRole('heading', { name: 'Cancel my plan' })).toBeVisible();
  expect(await field('Anything we should know?')).toHaveValue('I have a new phone.');
  await fill(user, { name: ADA.name, email: ADA.email });
  await user.click(await button('Submit Support Request'));
  await screen.findByText(SUPPORT_SENT);
  expect(world.received).toMatchObject([{ fields: { topic: 'Cancel my subscription' } }]);
});
