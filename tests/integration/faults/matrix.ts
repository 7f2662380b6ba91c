import { dashboard } from './dashboard.ts';
import { enabling } from './enabling.ts';
import { rowsOf } from './expectation.ts';
import { leaving } from './leaving.ts';
import { redirect } from './redirect.ts';
import { passwordReset, registration } from './registration.ts';
import { security } from './security.ts';
import { signIn } from './sign-in.ts';

/** Every operation that the app causes, in the order in which a user meets them. */
export const allActions = [
  ...registration,
  ...passwordReset,
  ...signIn,
  ...enabling,
  ...dashboard,
  ...security,
  ...leaving,
  ...redirect,
];

export const allRows = rowsOf(allActions);
