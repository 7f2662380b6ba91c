import type { OperationContext } from '../context.ts';
import { simulatedPassword } from '../passwords.ts';
import { readPublicValue, startExchange } from '../srp-exchange.ts';
import type { Identified } from '../users.ts';

/** Unknown users get a stable salt and user id, so that their challenge looks like any other. */
export function askForPassword(
  context: OperationContext,
  { sub, user }: Identified,
  parameters: Record<string, string>,
) {
  const A = readPublicValue(parameters);
  const password = user?.password ?? simulatedPassword(context.secret, sub);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...startExchange(context, { sub, password, A }),
      USER_ID_FOR_SRP: sub,
      USERNAME: sub,
    },
  };
}
