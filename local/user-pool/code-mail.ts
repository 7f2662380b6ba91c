import { newCode } from './codes.ts';
import type { OperationContext } from './context.ts';
import { deliveryTo, phoneNumberOf, textTo, type CodeDeliveryDetails } from './delivery.ts';
import {
  addressed,
  resetCodeMail,
  signInCodeMail,
  signInCodeText,
  signUpCodeMail,
  type MailContent,
} from './mails.ts';
import type { UserRecord } from './state.ts';
import { emailOf } from './users.ts';

/** Each of these replaces the user's previous code; text messages go to the local mailbox as well. */

export function mailSignUpCode(context: OperationContext, user: UserRecord): CodeDeliveryDetails {
  const { code, record } = newCode(context, user, 'sign up');
  user.signUpCode = record;
  return mailTo(context, emailOf(user), signUpCodeMail(code));
}

export function mailResetCode(context: OperationContext, user: UserRecord): CodeDeliveryDetails {
  const { code, record } = newCode(context, user, 'reset');
  user.resetCode = record;
  return mailTo(context, emailOf(user), resetCodeMail(code));
}

export function mailSignInCode(
  context: OperationContext,
  user: UserRecord,
  email: string,
  digits: 6 | 8,
): CodeDeliveryDetails {
  return mailTo(context, email, signInCodeMail(newSignInCode(context, user, digits)));
}

export function textSignInCode(
  context: OperationContext,
  user: UserRecord,
  digits: 6 | 8,
): CodeDeliveryDetails {
  const text = signInCodeText(newSignInCode(context, user, digits));
  return textMessageTo(context, phoneNumberOf(user), text);
}

function newSignInCode(context: OperationContext, user: UserRecord, digits: 6 | 8): string {
  const { code, record } = newCode(context, user, 'sign in', digits);
  user.signInCode = record;
  return code;
}

function mailTo({ outbox, now }: OperationContext, email: string, mail: MailContent) {
  outbox.push(addressed(mail, email, now));
  return deliveryTo(email);
}

function textMessageTo({ outbox, now }: OperationContext, number: string, text: MailContent) {
  outbox.push(addressed(text, number, now));
  return textTo(number);
}
