import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD } from './people.ts';
import { button, field, open, passwordField } from './screen.tsx';

/** Opens `/register` and submits its first step; returns the user. */
export async function submitDetails(
  email: string,
  password = PASSWORD,
  name = 'Ada Lovelace',
  query = '',
): Promise<UserEvent> {
  const user = open(`/register${query}`);
  await user.type(await field('Full name'), name);
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), password);
  await user.click(await button('Create account'));
  return user;
}
