import { mailSignInCode, textSignInCode } from '../code-mail.ts';
import type { OperationContext } from '../context.ts';
import { maskEmail } from '../delivery.ts';
import { countAttempt } from '../limits.ts';
import { maskPhoneNumber, phoneNumberOf } from '../phone.ts';
import type { SessionDetails } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { emailOf } from '../users.ts';
import { challenge, type ChallengeAnswer } from './challenge.ts';

/** The challenges whose answer is a code that the pool sends. */
export const CODE_CHALLENGES = ['SMS_MFA', 'SMS_OTP', 'EMAIL_OTP'] as const;
export type CodeChallenge = (typeof CODE_CHALLENGES)[number];

/** Sends a code and asks for it; an earlier one becomes a wrong one. Throws LimitExceededException. */
export function askForCode(
  context: OperationContext,
  user: UserRecord,
  name: CodeChallenge,
  kept: Partial<SessionDetails> = {},
): ChallengeAnswer {
  countAttempt(context, 'sendSignInCode', user.sub);
  const destination =
    name === 'EMAIL_OTP' ? mail(context, user, kept.emailToSetUp) : text(context, user);
  return challenge(context, {
    sub: user.sub,
    name,
    parameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: name === 'EMAIL_OTP' ? 'EMAIL' : 'SMS',
      CODE_DELIVERY_DESTINATION: destination,
    },
    kept,
  });
}

function mail(context: OperationContext, user: UserRecord, emailToSetUp?: string): string {
  const email = emailToSetUp ?? user.factorEmail ?? emailOf(user);
  mailSignInCode(context, user, email);
  return maskEmail(email);
}

function text(context: OperationContext, user: UserRecord): string {
  textSignInCode(context, user);
  return maskPhoneNumber(phoneNumberOf(user));
}
