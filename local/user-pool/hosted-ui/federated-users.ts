import { mergeAttributes } from '../attributes.ts';
import type { OperationContext } from '../context.ts';
import type { UserPoolState, UserRecord } from '../state.ts';
import { addUser, emailOf } from '../users.ts';
import { GOOGLE_ACCOUNTS, googleUserId, type GoogleAccount } from './accounts.ts';

/**
 * The pool's user for a Google account, created at the first sign-in. As in a real pool by default,
 * every sign-in overwrites the mapped attributes and marks the email as unverified.
 */
export function federatedUser(context: OperationContext, account: GoogleAccount): UserRecord {
  const userId = googleUserId(account.email);
  const { email, name, claims = {} } = account;
  const known = federatedUsers(context.state).find(({ federated }) => federated?.userId === userId);
  const attributes = mergeAttributes(known?.attributes ?? {}, { email, name, ...claims });
  if (known !== undefined) {
    known.attributes = attributes;
    known.emailVerified = false;
    return known;
  }
  const user = addUser(context, { attributes, password: null, status: 'EXTERNAL_PROVIDER' });
  user.federated = { provider: 'Google', userId };
  return user;
}

/** The built-in accounts, then those entered before. */
export function chooseableAccounts(state: UserPoolState): GoogleAccount[] {
  const listed = new Set(GOOGLE_ACCOUNTS.map(({ email }) => email));
  const others = federatedUsers(state)
    .map((user) => ({ email: emailOf(user), name: user.attributes['name'] ?? '' }))
    .filter(({ email }) => !listed.has(email));
  return [...GOOGLE_ACCOUNTS, ...others];
}

function federatedUsers(state: UserPoolState): UserRecord[] {
  return Object.values(state.users).filter(({ federated }) => federated !== undefined);
}
