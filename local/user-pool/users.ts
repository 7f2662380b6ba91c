import { ownValue } from '../kit/json.ts';
import type { OperationContext } from './context.ts';
import { isConfirmed } from './devices.ts';
import { identitiesOf } from './hosted-ui/identities.ts';
import { forgetFailures } from './lockout.ts';
import { keyedHash } from './secrets.ts';
import { newUuid, uuidFrom } from '../kit/random.ts';
import { recordPassword } from './passwords.ts';
import type { UserPoolState, UserRecord, UserStatus } from './state.ts';
import type { SignInTrait } from './trait-names.ts';
import { undrafted } from './undrafted.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface UserSummary {
  /** The `sub`, or `Google_<digits>`. */
  username: string;
  email: string;
  name: string;
  status: UserStatus;
  mfa: 'SOFTWARE_TOKEN_MFA' | 'NONE';
  trait: SignInTrait;
  /** The number of remembered devices. */
  devices: number;
  passkeys: number;
  /** ISO 8601. */
  createdAt: string;
}

/** Unknown users have a stable `sub` too, so that they are limited and answered like known ones. */
export interface Identified {
  sub: string;
  user: UserRecord | null;
}

/** Finds a user by email, sub or username, in any letter case. */
export function identify(context: OperationContext, username: string): Identified {
  const wanted = username.toLowerCase();
  const user =
    ownValue(context.state.users, wanted) ??
    findByEmail(context.state, wanted) ??
    findUser(context.state, (one) => usernameOf(one).toLowerCase() === wanted);
  if (user !== undefined) return { sub: user.sub, user };
  const sub = UUID.test(wanted)
    ? wanted
    : uuidFrom(keyedHash(context.secret, 'simulated user', wanted));
  return { sub, user: null };
}

/** Finds users with a password only; a Google user may have the same email. */
export function findByEmail(state: UserPoolState, email: string): UserRecord | undefined {
  const wanted = email.toLowerCase();
  return findUser(state, (user) => user.federated === undefined && emailOf(user) === wanted);
}

function findUser(
  { users }: UserPoolState,
  isWanted: (user: UserRecord) => boolean,
): UserRecord | undefined {
  const found = Object.entries(undrafted(users)).find(([, user]) => isWanted(user));
  return found && users[found[0]];
}

/** Removes the user with all their sign-ins, tokens, codes and attempt counts. */
export function forgetUser(state: UserPoolState, sub: string): void {
  delete state.users[sub];
  forgetFailures(state, sub);
  for (const records of [state.sessions, state.families, state.authorizationCodes]) {
    for (const [key, record] of Object.entries(records)) {
      if (record.sub === sub) delete records[key];
    }
  }
  for (const key of Object.keys(state.attempts)) {
    if (key.endsWith(`:${sub}`)) delete state.attempts[key];
  }
}

/** In lower case. Empty for a federated user without one. */
export function emailOf(user: UserRecord): string {
  return user.attributes['email'] ?? '';
}

export function usernameOf({ sub, federated }: UserRecord): string {
  return federated === undefined ? sub : `${federated.provider}_${federated.userId}`;
}

/** In the format of GetUser. */
export function listAttributes(user: UserRecord): { Name: string; Value: string }[] {
  const attributes = {
    sub: user.sub,
    email_verified: String(user.emailVerified),
    ...user.attributes,
    ...(user.federated && { identities: JSON.stringify(identitiesOf(user)) }),
  };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

export function summarise(state: UserPoolState): UserSummary[] {
  return Object.values(state.users)
    .toSorted((left, right) => right.createdAt - left.createdAt)
    .map(summary);
}

export function summary(user: UserRecord): UserSummary {
  return {
    username: usernameOf(user),
    email: emailOf(user),
    name: user.attributes['name'] ?? '',
    status: user.status,
    mfa: user.softwareToken === null ? 'NONE' : 'SOFTWARE_TOKEN_MFA',
    trait: traitOf(user),
    devices: Object.values(user.devices ?? {}).filter(isConfirmed).length,
    passkeys: Object.keys(user.passkeys ?? {}).length,
    createdAt: new Date(user.createdAt).toISOString(),
  };
}

function traitOf({ disabled, status, trait }: UserRecord): SignInTrait {
  if (disabled) return 'disabled';
  switch (status) {
    case 'UNCONFIRMED':
      return 'unconfirmed';
    case 'FORCE_CHANGE_PASSWORD':
      return 'temporary-password';
    case 'RESET_REQUIRED':
      return 'password-reset-required';
    default:
      return trait ?? 'default';
  }
}

interface NewUserDetails {
  attributes: Record<string, string>;
  /** Null for federated users. */
  password: string | null;
  status: UserStatus;
}

export function addUser(context: OperationContext, details: NewUserDetails): UserRecord {
  const sub = newUuid(context.randomBytes);
  const user: UserRecord = {
    sub,
    attributes: details.attributes,
    emailVerified: false,
    status: details.status,
    password: details.password === null ? null : recordPassword(context, sub, details.password),
    temporaryPasswordExpiresAt: null,
    signUpCode: null,
    resetCode: null,
    softwareToken: null,
    pendingSecret: null,
    softwareTokenMfa: { enabled: false, preferred: false },
    createdAt: context.now,
    modifiedAt: context.now,
  };
  context.state.users[sub] = user;
  return user;
}
