import type { OperationContext } from './context.ts';
import { keyedHash, uuidFrom } from './secrets.ts';
import type { UserPoolState, UserRecord, UserStatus } from './state.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export interface UserSummary {
  /** The user's UUID (`sub`). */
  username: string;
  email: string;
  name: string;
  status: UserStatus;
  mfa: 'SOFTWARE_TOKEN_MFA' | 'NONE';
  /** ISO 8601. */
  createdAt: string;
}

/** `sub` is stable for unknown users too, so that they are counted and answered like known ones. */
export interface Identified {
  sub: string;
  user: UserRecord | null;
}

/** Finds a user by email or sub in any letter case; an unknown one gets a simulated, stable sub. */
export function identify(context: OperationContext, username: string): Identified {
  const wanted = username.toLowerCase();
  const user = context.state.users[wanted] ?? findByEmail(context.state, wanted);
  if (user !== undefined) return { sub: user.sub, user };
  const sub = UUID.test(wanted)
    ? wanted
    : uuidFrom(keyedHash(context.secret, 'simulated user', wanted));
  return { sub, user: null };
}

export function findByEmail(state: UserPoolState, email: string): UserRecord | undefined {
  const wanted = email.toLowerCase();
  return Object.values(state.users).find((user) => emailOf(user) === wanted);
}

/** Always there and in lower case: it is what the user signs in with. */
export function emailOf(user: UserRecord): string {
  return user.attributes['email'] ?? '';
}

/** The attributes as GetUser lists them. */
export function listAttributes(user: UserRecord): { Name: string; Value: string }[] {
  const attributes = {
    sub: user.sub,
    email_verified: String(user.emailVerified),
    ...user.attributes,
  };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

export function summarise(state: UserPoolState): UserSummary[] {
  return Object.values(state.users)
    .toSorted((left, right) => right.createdAt - left.createdAt)
    .map((user) => ({
      username: user.sub,
      email: emailOf(user),
      name: user.attributes['name'] ?? '',
      status: user.status,
      mfa: user.softwareToken === null ? 'NONE' : 'SOFTWARE_TOKEN_MFA',
      createdAt: new Date(user.createdAt).toISOString(),
    }));
}
