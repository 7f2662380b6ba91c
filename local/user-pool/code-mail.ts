import { newCode } from './codes.ts';
import type { OperationContext } from './context.ts';
import { deliveryTo, type CodeDeliveryDetails } from './delivery.ts';
import {
  addressed,
  resetCodeMail,
  signInCodeMail,
  signInCodeText,
  signUpCodeMail,
} from './mails.ts';
import { phoneNumberOf } from './phone.ts';
import type { UserRecord } from './state.ts';
import { emailOf } from './users.ts';

/** Mails a new sign-up code, which replaces the old one. */
export function mailSignUpCode(context: OperationContext, user: UserRecord): CodeDeliveryDetails {
  const { code, record } = newCode(context, user, 'sign up');
  user.signUpCode = record;
  const email = emailOf(user);
  context.outbox.push(addressed(signUpCodeMail(code), email, context.now));
  return deliveryTo(email);
}

/** Mails a new reset code, which replaces the old one. */
export function mailResetCode(context: OperationContext, user: UserRecord): CodeDeliveryDetails {
  const { code, record } = newCode(context, user, 'reset');
  user.resetCode = record;
  const email = emailOf(user);
  context.outbox.push(addressed(resetCodeMail(code), email, context.now));
  return deliveryTo(email);
}

/** Mails a new sign-in code, which replaces one that was mailed or texted before. */
export function mailSignInCode(context: OperationContext, user: UserRecord, email: string): void {
  const { code, record } = newCode(context, user, 'sign in');
  user.signInCode = record;
  context.outbox.push(addressed(signInCodeMail(code), email, context.now));
}

/** Texts a new sign-in code; a text message ends up in the mailbox like everything else. */
export function textSignInCode(context: OperationContext, user: UserRecord): void {
  const { code, record } = newCode(context, user, 'sign in');
  user.signInCode = record;
  context.outbox.push(addressed(signInCodeText(code), phoneNumberOf(user), context.now));
}
