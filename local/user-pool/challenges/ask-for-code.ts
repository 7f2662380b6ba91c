import { mailSignInCode, textSignInCode } from '../code-mail.ts';
import type { OperationContext } from '../context.ts';
import type { CodeDeliveryDetails } from '../delivery.ts';
import { countAttempt } from '../limits.ts';
import type { SessionDetails } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { emailOf } from '../users.ts';
import { challenge, type ChallengeAnswer } from './challenge.ts';

/** Challenges answered with a code that the pool sends. */
export const CODE_CHALLENGES = ['SMS_MFA', 'SMS_OTP', 'EMAIL_OTP'] as const;
export type CodeChallenge = (typeof CODE_CHALLENGES)[number];

/** Sends a code, which replaces any earlier one, and challenges for it. Throws LimitExceededException. */
export function askForCode(
  context: OperationContext,
  user: UserRecord,
  name: CodeChallenge,
  kept: Partial<SessionDetails> = {},
): ChallengeAnswer {
  countAttempt(context, 'sendSignInCode', user.sub);
  const delivery =
    name === 'EMAIL_OTP' ? mail(context, user, kept.emailToSetUp) : textSignInCode(context, user);
  return challenge(context, {
    sub: user.sub,
    name,
    parameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: delivery.DeliveryMedium,
      CODE_DELIVERY_DESTINATION: delivery.Destination,
    },
    kept,
  });
}

function mail(
  context: OperationContext,
  user: UserRecord,
  emailToSetUp?: string,
): CodeDeliveryDetails {
  return mailSignInCode(context, user, emailToSetUp ?? user.factorEmail ?? emailOf(user));
}
