import { mailSignInCode, textSignInCode } from '../mails.ts';
import type { OperationContext } from '../context.ts';
import { countAttempt } from '../limits.ts';
import type { SessionDetails } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { emailOf } from '../users.ts';
import { issueChallenge, type IssuedChallenge } from './challenge.ts';

/** Challenges answered with a code that the pool sends. */
export const CODE_CHALLENGES = ['SMS_MFA', 'SMS_OTP', 'EMAIL_OTP'] as const;
export type CodeChallenge = (typeof CODE_CHALLENGES)[number];

interface Asking {
  kept?: Partial<SessionDetails>;
  /** Cognito's codes have eight digits as a first factor, six as a second (aws-amplify/amplify-js#14428). */
  digits?: 6 | 8;
}

/** Sends a code, which replaces any earlier one, and challenges for it. Throws LimitExceededException. */
export function askForCode(
  context: OperationContext,
  user: UserRecord,
  name: CodeChallenge,
  { kept = {}, digits = 6 }: Asking = {},
): IssuedChallenge {
  countAttempt(context, 'sendSignInCode', user.sub);
  const email = kept.emailToSetUp ?? user.factorEmail ?? emailOf(user);
  const delivery =
    name === 'EMAIL_OTP'
      ? mailSignInCode(context, user, email, digits)
      : textSignInCode(context, user, digits);
  return issueChallenge(context, {
    sub: user.sub,
    name,
    parameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: delivery.DeliveryMedium,
      CODE_DELIVERY_DESTINATION: delivery.Destination,
    },
    kept,
  });
}
