import { mailResetCode, mailSignUpCode } from './mails.ts';
import type { OperationContext } from './context.ts';
import { unknownUser } from './errors.ts';
import { revokeAll } from './families.ts';
import { adminCreateUser } from './operations/admin-create-user.ts';
import type { UserRecord } from './state.ts';
import type { SignInTrait } from './trait-names.ts';
import { emailOf, findByEmail } from './users.ts';

/**
 * Replaces the user's trait, as an administrator or the pool's configuration would change their next
 * sign-ins, and ends pending ones. Throws UserNotFoundException, also for a federated user.
 */
export async function setTrait(
  context: OperationContext,
  email: string,
  trait: SignInTrait,
): Promise<UserRecord> {
  const user = requireUser(context, email);
  endSignIns(context, user);
  reset(user);
  user.modifiedAt = context.now;
  await apply(context, user, trait);
  return user;
}

function requireUser({ state }: OperationContext, email: string): UserRecord {
  const user = findByEmail(state, email);
  if (user === undefined) throw unknownUser();
  return user;
}

function endSignIns({ state }: OperationContext, { sub }: UserRecord): void {
  for (const [hash, session] of Object.entries(state.sessions)) {
    if (session.sub === sub) delete state.sessions[hash];
  }
}

/** Restores a confirmed user with a permanent password and no trait. */
function reset(user: UserRecord): void {
  user.status = 'CONFIRMED';
  user.emailVerified = true;
  user.temporaryPasswordExpiresAt = null;
  user.signUpCode = null;
  delete user.disabled;
  delete user.trait;
  delete user.factorEmail;
}

async function apply(
  context: OperationContext,
  user: UserRecord,
  trait: SignInTrait,
): Promise<void> {
  switch (trait) {
    case 'default':
      return;
    case 'no-authenticator':
      takeAuthenticatorAway(user);
      return;
    case 'temporary-password':
      user.status = 'FORCE_CHANGE_PASSWORD';
      await resendInvitation(context, user);
      return;
    case 'password-reset-required':
      user.status = 'RESET_REQUIRED';
      mailResetCode(context, user);
      return;
    case 'unconfirmed':
      user.status = 'UNCONFIRMED';
      user.emailVerified = false;
      mailSignUpCode(context, user);
      return;
    case 'disabled':
      user.disabled = true;
      revokeAll(context.state, user.sub);
      return;
    case 'choice-of-set-up':
    case 'email-set-up':
      takeAuthenticatorAway(user);
      user.trait = trait;
      return;
    default:
      user.trait = trait;
  }
}

function takeAuthenticatorAway(user: UserRecord): void {
  user.softwareToken = null;
  user.pendingSecret = null;
  user.softwareTokenMfa = { enabled: false, preferred: false };
  delete user.passkeyMfa;
}

async function resendInvitation(context: OperationContext, user: UserRecord): Promise<void> {
  await adminCreateUser(context, {
    UserPoolId: context.pool.id,
    Username: emailOf(user),
    MessageAction: 'RESEND',
  });
}
