import type { OperationContext } from './context.ts';
import { recordPassword } from './passwords.ts';
import { newUuid } from './secrets.ts';
import type { UserRecord, UserStatus } from './state.ts';

interface NewUserDetails {
  attributes: Record<string, string>;
  password: string;
  status: UserStatus;
}

/** Puts a user into the pool; only the verifier of the password is kept. */
export function addUser(context: OperationContext, details: NewUserDetails): UserRecord {
  const sub = newUuid(context.randomBytes);
  const user: UserRecord = {
    sub,
    attributes: details.attributes,
    emailVerified: false,
    status: details.status,
    password: recordPassword(context, sub, details.password),
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
