import type { OperationContext } from './context.ts';
import { recordPassword } from './passwords.ts';
import { newUuid } from '../kit/random.ts';
import type { UserRecord, UserStatus } from './state.ts';

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
    ...(details.attributes['phone_number'] !== undefined && { phoneNumberVerified: false }),
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
