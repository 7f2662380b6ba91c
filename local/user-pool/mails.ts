import type { Mail } from '../kit/mail.ts';
import { newCode } from './codes.ts';
import type { OperationContext } from './context.ts';
import { deliveryTo, phoneNumberOf, textTo, type CodeDeliveryDetails } from './delivery.ts';
import type { UserRecord } from './state.ts';
import { emailOf } from './users.ts';

type MailContent = Omit<Mail, 'to' | 'sentAt'>;

/** Says the same as infra/template.yaml, which has one text for every code, and names the site. */
const ONLY_HERE = 'Type it only on our own site. We never ask for it by phone, email or chat.';

function signUpCodeMail(code: string): MailContent {
  return {
    subject: 'Your Lureproof verification code',
    body: `Welcome to Lureproof.

Your verification code is ${code}. It is valid for 24 hours. ${ONLY_HERE}

If you did not create an account, you can ignore this email.`,
    code,
  };
}

function resetCodeMail(code: string): MailContent {
  return {
    subject: 'Your Lureproof password reset code',
    body: `Someone asked to reset the password of your Lureproof account.

Your reset code is ${code}. It is valid for one hour. ${ONLY_HERE}

If that was not you, ignore this email: your password stays as it is.`,
    code,
  };
}

function signInCodeMail(code: string): MailContent {
  return {
    subject: 'Your Lureproof sign-in code',
    body: `Your sign-in code is ${code}. It is valid for three minutes. ${ONLY_HERE}

If you are not signing in, someone else knows your password: change it.`,
    code,
  };
}

/** Text messages have no subject, so in the mailbox it marks them as such. */
function signInCodeText(code: string): MailContent {
  return {
    subject: 'Text message',
    body: `Your Lureproof sign-in code is ${code}. It is valid for three minutes.`,
    code,
  };
}

/** The temporary password is shown as the code, since it is what the user has to type. */
export function invitationMail(email: string, temporaryPassword: string): MailContent {
  return {
    subject: 'Your Lureproof account',
    body: `An account has been made for you at Lureproof.

Sign in as ${email} with the temporary password ${temporaryPassword}

It is valid for seven days. You will be asked to choose a password of your own.`,
    code: temporaryPassword,
  };
}

export function addressed(content: MailContent, to: string, now: number): Mail {
  return { ...content, to, sentAt: new Date(now).toISOString() };
}

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
