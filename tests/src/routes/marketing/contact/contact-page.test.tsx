import { keepTypedDrafts } from '#src/boot/typed-drafts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import {
  ADA,
  CONTACT_SENT,
  expectEverythingKept,
  fill,
  sendFrom,
  SUPPORT_SENT,
} from '../../../../setup/contact-form.ts';
import { useFormWorld } from '../../../../setup/form-world.ts';
import { keepIdToken } from '../../../../setup/id-token.ts';
import { button, field, open } from '../../../../setup/screen.tsx';

const world = useFormWorld();

const PAGES = [
  ['/contact', 'Message', 'Send message', 'contact', CONTACT_SENT],
  ['/contact-sales', 'Message', 'Send message', 'contact', CONTACT_SENT],
  ['/support', 'How can we help?', 'Submit Support Request', 'support', SUPPORT_SENT],
] as const;

async function lookElsewhere(user: UserEvent): Promise<void> {
  const [logo = document.body] = screen.getAllByRole('link', { name: `${brand.name} home` });
  await user.click(logo);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull());
}

it('a message to sales has the topic Sales, which isn’t asked for', async () => {
  const user = open('/contact-sales');
  await fill(user);
  expect(screen.queryByRole('textbox', { name: 'Topic' })).toBeNull();
  await user.click(await button('Send message'));
  await waitFor(() => expect(world.received).toMatchObject([{ fields: { topic: 'Sales' } }]));
});

it('sales may be told the organisation and its size, which are sent and copied', async () => {
  const user = open('/contact-sales');
  await fill(user);
  await user.type(await field('Organisation (optional)'), 'Northway');
  await user.type(await field('Number of people (optional)'), '250');
  await user.click(await button('Send message'));
  await screen.findByText(CONTACT_SENT);
  expect(world.received).toMatchObject([{ fields: { organisation: 'Northway', people: '250' } }]);
  const copy = screen.getByRole('region', { name: 'Your message' });
  expect(copy).toHaveTextContent('Organisation: Northway');
  expect(copy).toHaveTextContent('Number of people: 250');
});

describe.each(PAGES)('%s', (path, message, submit, formId, sent) => {
  it('sends, replaces the form with a focused confirmation, and starts again', async () => {
    const user = await sendFrom(path, submit);
    const thanks = await screen.findByText(sent);
    expect(thanks).toHaveFocus();
    expect(screen.getByText('We’ll reply to the email address you gave.')).toBeVisible();
    expect(thanks.closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(world.received).toMatchObject([{ formId, fields: ADA }]);
    const copy = within(screen.getByRole('region', { name: 'Your message' }));
    expect(copy.getByText(ADA.message)).toBeVisible();
    expect(copy.getByText(ADA.name).closest('p')).toHaveTextContent(`${ADA.name}${ADA.email}`);
    expect(thanks.closest('[role="status"]')).not.toContainElement(copy.getByText(ADA.message));
    await user.click(await button('Write another message'));
    expect(await field(message)).toHaveValue('');
    expect(await field('Name')).toHaveValue('');
  });
});

describe('any contact form', () => {
  it('lists every missing field above the form and under it, and sends nothing', async () => {
    const user = await sendFrom('/support', 'Submit Support Request', {});
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required',
      'Email is required',
      'Message is required',
    ]);
    expect(await field('How can we help?')).toHaveAccessibleDescription(/Write your message\.$/);
    expect(await field('How can we help?')).toBeInvalid();
    await user.click(within(alert).getByRole('link', { name: 'Message is required' }));
    expect(await field('How can we help?')).toHaveFocus();
    expect(world.requests).toEqual([]);
  });

  it('shows that it is sending, and sends once', async () => {
    const { release } = world.hold();
    const user = await sendFrom('/support', 'Submit Support Request');
    await user.click(await button('Sending…'));
    await user.type(await field('How can we help?'), ' and more');
    expect(await field('How can we help?')).toHaveValue(ADA.message);
    await user.keyboard('{Enter}');
    release();
    await screen.findByText(SUPPORT_SENT);
    expect(world.requests).toHaveLength(1);
  });
});

describe('what is typed', () => {
  it('survives a visit to another page, until it is sent', async () => {
    const user = open('/support');
    await fill(user);
    await lookElsewhere(user);
    window.history.back();
    await screen.findByRole('textbox', { name: 'Email' });
    await expectEverythingKept();
    await user.click(await button('Submit Support Request'));
    await screen.findByText(SUPPORT_SENT);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('for a signed-in user', () => {
  const claims = { name: 'Ada Lovelace', email: 'ada@example.com' };

  it('the form has their name and email, which they can change', async () => {
    keepIdToken(claims);
    const user = open('/support');
    expect(await field('Name')).toHaveValue(claims.name);
    expect(await field('Email')).toHaveValue(claims.email);
    await user.clear(await field('Email'));
    await user.type(await field('Email'), 'home@example.com');
    await lookElsewhere(user);
    open('/support');
    expect(await field('Email')).toHaveValue('home@example.com');
    expect(await field('Name')).toHaveValue(claims.name);
  });

  it('what is known of them isn’t kept as a draft, where the next user would find it', async () => {
    keepIdToken(claims);
    const user = open('/contact');
    expect(await field('Name')).toHaveValue(claims.name);
    keepTypedDrafts();
    expect(sessionStorage).toHaveLength(0);
    await user.type(await field('Message'), 'Hello');
    await lookElsewhere(user);
    keepIdToken({ name: 'Grace Hopper', email: 'grace@example.com' });
    open('/contact');
    expect(await field('Message')).toHaveValue('Hello');
    expect(await field('Name')).toHaveValue('Grace Hopper');
  });
});

it('the form has a honeypot that people can’t see or reach, and that catches bots', async () => {
  const user = open('/contact');
  await fill(user);
  const trap = document.querySelector<HTMLInputElement>('input[name="_gotcha"]');
  expect(trap).not.toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
  if (trap !== null) trap.value = 'http://buy.example';
  await user.click(await button('Send message'));
  expect(await screen.findByText(CONTACT_SENT)).toBeVisible();
  expect(world.requests).toHaveLength(1);
  expect(world.received).toEqual([]);
});
