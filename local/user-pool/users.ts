import type { OperationContext } from './context.ts';
import { identitiesOf } from './hosted-ui/identities.ts';
import { keyedHash, uuidFrom } from './secrets.ts';
import type { UserPoolState, UserRecord, UserStatus } from './state.ts';
import type { SignInTrait } from './trait-names.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface UserSummary {
  /** The user's UUID (`sub`), or `Google_<digits>`. */
  username: string;
  email: string;
  name: string;
  status: UserStatus;
  mfa: 'SOFTWARE_TOKEN_MFA' | 'NONE';
  trait: SignInTrait;
  /** How many devices are remembered. */
  devices: number;
  /** ISO 8601. */
  createdAt: string;
}

/** `sub` is stable for unknown users too, so that they are counted and answered like known ones. */
export interface Identified {
  sub: string;
  user: UserRecord | null;
}

/** Finds a user by email, sub or username in any letter case; an unknown one gets a simulated, stable sub. */
export function identify(context: OperationContext, username: string): Identified {
  const wanted = username.toLowerCase();
  const user =
    context.state.users[wanted] ??
    findByEmail(context.state, wanted) ??
    Object.values(context.state.users).find((one) => usernameOf(one).toLowerCase() === wanted);
  if (user !== undefined) return { sub: user.sub, user };
  const sub = UUID.test(wanted)
    ? wanted
    : uuidFrom(keyedHash(context.secret, 'simulated user', wanted));
  return { sub, user: null };
}

/** Only users with a password sign in with their email; a Google user may have the same one. */
export function findByEmail(state: UserPoolState, email: string): UserRecord | undefined {
  const wanted = email.toLowerCase();
  return Object.values(state.users).find(
    (user) => user.federated === undefined && emailOf(user) === wanted,
  );
}

/** In lower case: it is what a user with a password signs in with. Empty when the provider gave none. */
export function emailOf(user: UserRecord): string {
  return user.attributes['email'] ?? '';
}

/** What the pool calls a user: `Google_<digits>` or, for everyone who has a password, the sub. */
export function usernameOf({ sub, federated }: UserRecord): string {
  return federated === undefined ? sub : `${federated.provider}_${federated.userId}`;
}

/** The attributes as GetUser lists them. */
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
    devices: Object.values(user.devices ?? {}).filter(({ password }) => password !== null).length,
    createdAt: new Date(user.createdAt).toISOString(),
  };
}

/** What the next sign-in meets besides the authenticator, which is set up or asked for by default. */
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
