// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FORM_CODES, sampleFormError, type FormCode } from '#local/kit/form-errors.ts';
import { formProblemWords } from '#content/forms.ts';
import { FORM_ERROR_CODES } from '#src/services/form-service/form-outcome.ts';
import { useFormWorld } from '../../../setup/form-world.ts';
import { button, field, open } from '../../../setup/screen.tsx';

const world = useFormWorld();
const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' };
const CONTACT_SENT = 'Thank you! Your message has been sent successfully.';
const SUPPORT_SENT = 'Thanks for reaching out! Our support team will get back to you shortly.';

const PAGES = [
  ['/contact', 'Message', 'Send message', 'contact', CONTACT_SENT],
  ['/contact-sales', 'Message', 'Send message', 'contact', CONTACT_SENT],
  ['/support', 'How can we help?', 'Submit Support Request', 'support', SUPPORT_SENT],
] as const;

async function fill(user: UserEvent, values: Partial<typeof ADA> = ADA): Promise<void> {
  const { name = '', email = '', message = '' } = values;
  if (name !== '') await user.type(await field('Name'), name);
  if (email !== '') await user.type(await field('Email'), email);
  if (message !== '') await user.type(await field(/Message|How can we help/), message);
}

async function sendFrom(path: string, submit: string, values?: Partial<typeof ADA>) {
  const user = open(path);
  await fill(user, values);
  await user.click(await button(submit));
  return user;
}

async function lookElsewhere(user: UserEvent): Promise<void> {
  const [logo = document.body] = screen.getAllByRole('link', { name: 'Lureproof home' });
  await user.click(logo);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull());
}

async function expectEverythingKept(): Promise<void> {
  expect(await field('Name')).toHaveValue(ADA.name);
  expect(await field('Email')).toHaveValue(ADA.email);
  expect(await field(/Message|How can we help/)).toHaveValue(ADA.message);
}

describe.each(PAGES)('%s', (path, message, submit, formId, sent) => {
  it('sends, says so in place with the focus, and starts anew', async () => {
    const user = await sendFrom(path, submit);
    const thanks = await screen.findByText(sent);
    expect(thanks).toHaveFocus();
    expect(thanks.closest('[role="status"]')).not.toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(world.received).toMatchObject([{ formId, fields: ADA }]);
    await user.click(await button('Write another message'));
    expect(await field(message)).toHaveValue('');
    expect(await field('Name')).toHaveValue('');
  });

  it('says every field that is missing, above the form and under it, and sends nothing', async () => {
    const user = await sendFrom(path, submit, {});
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required',
      'Email is required',
      'Message is required',
    ]);
    expect(await field(message)).toHaveAccessibleDescription(/Message is required/);
    expect(await field(message)).toBeInvalid();
    await user.click(within(alert).getByRole('link', { name: 'Message is required' }));
    expect(await field(message)).toHaveFocus();
    expect(world.requests).toEqual([]);
  });

  it('says that it waits, and sends once', async () => {
    const { release } = world.hold();
    const user = await sendFrom(path, submit);
    await user.click(await button('Sending…'));
    await user.keyboard('{Enter}');
    release();
    await screen.findByText(sent);
    expect(world.requests).toHaveLength(1);
  });
});

/** What the screen says for a code: about a field in the service's words, about the form in ours. */
function sentenceFor(code: FormCode): string {
  const { field: name, message } = sampleFormError(code);
  const own = FORM_ERROR_CODES.find((one) => one === code);
  if (own !== undefined) return formProblemWords.formErrors[own];
  return `${name === 'email' ? 'Email' : 'Message'} ${message}`;
}

describe('what the form service refuses', () => {
  it.each(FORM_CODES)('%s is said, and nothing typed is lost', async (code) => {
    world.fault(code);
    const user = await sendFrom('/contact', 'Send message');
    const alert = screen.getByRole('alert');
    expect(await within(alert).findByText(sentenceFor(code))).toBeVisible();
    expect(alert).toHaveFocus();
    await expectEverythingKept();
    await user.click(await button('Send message'));
    expect(await screen.findByText(CONTACT_SENT)).toBeVisible();
    expect(world.received).toMatchObject([{ fields: ADA }]);
  });

  it.each([
    ['TYPE_EMAIL', 'Email'],
    ['REQUIRED_FIELD_EMPTY', 'Message'],
  ] as const)('%s stands under its field, too', async (code, label) => {
    world.fault(code);
    await sendFrom('/contact', 'Send message');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const control = await field(label);
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(new RegExp(`${sentenceFor(code)}$`));
  });

  it('may be several things about a field, joined by commas, and fields that are not here', async () => {
    const errors = [
      { field: 'email', message: 'is odd' },
      { field: 'email', message: 'is long' },
      { field: 'phone', message: 'is required' },
    ];
    world.answer(Response.json({ errors }, { status: 422 }));
    await sendFrom('/contact', 'Send message');
    const alert = screen.getByRole('alert');
    expect(await within(alert).findByRole('link', { name: 'Email is odd, is long' })).toBeVisible();
    expect(within(alert).getByText('Phone is required')).toBeVisible();
    expect(within(alert).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['html', 'Unexpected response format'],
    ['malformed', 'Unexpected response format'],
    ['network', 'We can’t reach the form service. Check your connection, then try again.'],
    ['throttle', 'Too many requests. Please try again later.'],
  ] as const)('%s is said, and the second try goes through', async (fault, text) => {
    world.fault(fault);
    const user = await sendFrom('/support', 'Submit Support Request');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Everything you typed is still here/);
    await expectEverythingKept();
    await user.click(await button('Submit Support Request'));
    expect(await screen.findByText(SUPPORT_SENT)).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('an email address is checked here first, and by the service again', async () => {
    const user = await sendFrom('/contact', 'Send message', { ...ADA, email: 'ada' });
    const sentence = 'Email should look like name@example.com';
    expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    expect(world.requests).toEqual([]);
    await user.type(await field('Email'), '@example');
    await user.click(await button('Send message'));
    const theirs = 'Email should be an email address';
    expect(await screen.findByRole('link', { name: theirs })).toBeVisible();
  });
});

describe('what is typed', () => {
  it('survives a look at another page, until it is sent', async () => {
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

  it('goes out trimmed where it is no prose', async () => {
    await sendFrom('/contact', 'Send message', {
      name: ' Ada ',
      email: ' ada@example.com ',
      message: ' Hello',
    });
    await screen.findByText(CONTACT_SENT);
    const fields = { name: 'Ada', email: 'ada@example.com', message: ' Hello' };
    expect(world.received).toMatchObject([{ fields }]);
  });
});

describe('/support?topic=cancel-subscription', () => {
  it('fills the topic in, to be sent along', async () => {
    await sendFrom('/support?topic=cancel-subscription', 'Submit Support Request');
    await screen.findByText(SUPPORT_SENT);
    expect(world.received).toMatchObject([{ fields: { ...ADA, topic: 'Cancel my subscription' } }]);
  });

  it('keeps a topic that was put in other words', async () => {
    const user = open('/support?topic=cancel-subscription');
    await user.type(await field('Topic'), ', please');
    await lookElsewhere(user);
    window.history.back();
    expect(await field('Topic')).toHaveValue('Cancel my subscription, please');
  });

  it.each(['/support', '/support?topic=anything', '/support?topic=toString'])(
    'and nothing else does: %s',
    async (path) => {
      open(path);
      await field('Email');
      expect(screen.queryByRole('textbox', { name: 'Topic' })).toBeNull();
    },
  );
});

describe('the form as it stands', () => {
  it.each([
    ['/contact', 'contact'],
    ['/contact-sales', 'contact'],
    ['/support', 'support'],
  ])('is one that the browser can post by itself: %s', async (path, formId) => {
    open(path);
    const email = await field('Email');
    const form = email.closest('form');
    expect(form).toHaveAttribute('action', `http://localhost:4102/f/${formId}`);
    expect(form).toHaveAttribute('method', 'post');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(await field('Name')).toHaveAttribute('autocomplete', 'name');
  });

  it('has a trap that people neither see nor reach, and a program falls into', async () => {
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
});
