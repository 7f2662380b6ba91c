import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { invalidSession } from '../errors.ts';
import { findSession } from '../sessions.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import type { ChallengeSession, UserRecord } from '../state.ts';
import { factorsToSetUp } from './second-factor.ts';

/**
 * The MFA_SETUP Session with which a software token may be set up. Refused once the user has a
 * second factor, which an older Session must not replace without proof of it.
 */
export function findSetUpSession(
  context: OperationContext,
  session: string,
): { record: ChallengeSession; user: UserRecord } {
  const record = findSession(context, session, 'MFA_SETUP');
  const user = ownValue(context.state.users, record.sub);
  if (user === undefined || !factorsToSetUp(user).includes(SOFTWARE_TOKEN_MFA)) {
    throw invalidSession();
  }
  return { record, user };
}
