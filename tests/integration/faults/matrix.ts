import { dashboard } from './dashboard.ts';
import { enabling } from './enabling.ts';
import { leaving } from './leaving.ts';
import { redirect } from './redirect.ts';
import { passwordReset, registration } from './registration.ts';
import { rowsOf } from './rows.ts';
import { security } from './security.ts';
import { signIn } from './sign-in.ts';

const groups = [
  registration,
  passwordReset,
  signIn,
  enabling,
  dashboard,
  security,
  leaving,
  redirect,
];

/** Every operation that the app causes, in the order in which a user meets them. */
export const allActions = groups.flat();

/** As each group's test file runs them. */
export const allRows = groups.flatMap((actions) => rowsOf(actions));
