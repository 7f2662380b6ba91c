import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { invalidSession } from '../errors.ts';
import { findSession } from '../sessions.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import type { ChallengeSession, UserRecord } from '../state.ts';
import { askForCode } from './ask-for-code.ts';
import { issueChallenge, type IssuedChallenge } from './challenge.ts';

/** Challenges the user to set up, choose or prove a second factor. MFA is required, so one always follows. */
export function askForSecondFactor(context: OperationContext, user: UserRecord): IssuedChallenge {
  const { sub, trait, softwareToken, factorEmail } = user;
  if (trait === 'sms-factor') return askForCode(context, user, 'SMS_MFA');
  if (trait === 'email-factor') return askForCode(context, user, 'EMAIL_OTP');
  if (trait === 'choice-of-factors') {
    const methods = JSON.stringify(factorsToChoose(user));
    return issueChallenge(context, {
      sub,
      name: 'SELECT_MFA_TYPE',
      parameters: { MFAS_CAN_CHOOSE: methods },
    });
  }
  if (softwareToken === null && factorEmail !== undefined) {
    return askForCode(context, user, 'EMAIL_OTP');
  }
  if (softwareToken === null) {
    const methods = JSON.stringify(factorsToSetUp(user));
    return issueChallenge(context, {
      sub,
      name: 'MFA_SETUP',
      parameters: { MFAS_CAN_SETUP: methods },
    });
  }
  return issueChallenge(context, {
    sub,
    name: SOFTWARE_TOKEN_MFA,
    parameters: { FRIENDLY_DEVICE_NAME: softwareToken.friendlyName },
  });
}

/** Valid answers to SELECT_MFA_TYPE. */
export function factorsToChoose({ softwareToken }: UserRecord): string[] {
  return ['SMS_MFA', ...(softwareToken === null ? [] : [SOFTWARE_TOKEN_MFA]), 'EMAIL_OTP'];
}

/** Valid answers to MFA_SETUP: none once the user has a factor, which an older Session must not bypass. */
export function factorsToSetUp({ trait, softwareToken, factorEmail }: UserRecord): string[] {
  if (softwareToken !== null || factorEmail !== undefined) return [];
  switch (trait) {
    case 'sms-factor':
    case 'email-factor':
    case 'choice-of-factors':
      return [];
    case 'email-set-up':
      return ['EMAIL_OTP'];
    case 'choice-of-set-up':
      return [SOFTWARE_TOKEN_MFA, 'EMAIL_OTP'];
    default:
      return [SOFTWARE_TOKEN_MFA];
  }
}

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
