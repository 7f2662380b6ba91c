import { mergeAttributes } from '../attributes.ts';
import type { OperationContext } from '../context.ts';
import { addUser } from '../new-user.ts';
import type { UserPoolState, UserRecord } from '../state.ts';
import { emailOf } from '../users.ts';
import { GOOGLE_ACCOUNTS, googleUserId, type GoogleAccount } from './accounts.ts';

/**
 * The pool's user behind a Google account, made at the first sign-in. The mapped attributes are
 * written anew at every sign-in, and the email counts as not verified, as by default.
 */
export function federatedUser(context: OperationContext, account: GoogleAccount): UserRecord {
  const userId = googleUserId(account.email);
  const { email, name, claims = {} } = account;
  const known = federatedUsers(context.state).find(({ federated }) => federated?.userId === userId);
  const attributes = mergeAttributes(known?.attributes ?? {}, { email, name, ...claims });
  if (known !== undefined) {
    known.attributes = attributes;
    return known;
  }
  const user = addUser(context, { attributes, password: null, status: 'EXTERNAL_PROVIDER' });
  user.federated = { provider: 'Google', userId };
  return user;
}

/** Who can be chosen: the accounts that are always there, then those that were typed in before. */
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
