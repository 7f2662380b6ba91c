import type { OperationContext } from '../context.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { recordFailure, refuseWhileLocked } from '../lockout.ts';
import { countSessionFailure } from '../sessions.ts';
import type { OpenChallenge } from './response.ts';

/**
 * Runs `check`, which throws for a wrong code, and counts a failure against the Session and the user.
 * According to Cognito's developer guide, five wrong codes start the same lockout as five wrong
 * passwords.
 */
export function countingFailures(
  context: OperationContext,
  { session, user }: OpenChallenge,
  check: () => void,
): void {
  refuseWhileLocked(context, user.sub);
  try {
    check();
  } catch (error) {
    if (error instanceof ServiceError) {
      countSessionFailure(context.state, session);
      recordFailure(context, 'code', user.sub);
    }
    throw error;
  }
}
