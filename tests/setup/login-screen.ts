import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD } from './people.ts';
import { button, field, open, passwordField } from './screen.tsx';

/** Opens `/login` and submits its first step; returns the user. */
export async function enterCredentials(
  email: string,
  password = PASSWORD,
  path = '/login',
): Promise<UserEvent> {
  const user = open(path);
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), password);
  await user.click(await button('Sign in'));
  return user;
}
