import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { button, field, open } from './screen.tsx';

export const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' };
export const CONTACT_SENT = 'Thank you! Your message has been sent successfully.';
export const SUPPORT_SENT =
  'Thanks for reaching out! Our support team will get back to you shortly.';

export async function fill(user: UserEvent, values: Partial<typeof ADA> = ADA): Promise<void> {
  const { name = '', email = '', message = '' } = values;
  if (name !== '') await user.type(await field('Name'), name);
  if (email !== '') await user.type(await field('Email'), email);
  if (message !== '')
    await user.type(await field(/Message|How can we help|Anything we should know/), message);
}

export async function sendFrom(path: string, submit: string, values?: Partial<typeof ADA>) {
  const user = open(path);
  await fill(user, values);
  await user.click(await button(submit));
  return user;
}

export async function expectEverythingKept(): Promise<void> {
  expect(await field('Name')).toHaveValue(ADA.name);
  expect(await field('Email')).toHaveValue(ADA.email);
  expect(await field(/Message|How can we help|Anything we should know/)).toHaveValue(ADA.message);
}
