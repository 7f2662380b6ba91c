import { admit } from '../admit.ts';
import type { OperationContext } from '../context.ts';
import { required } from '../errors.ts';
import { notAuthorized } from '../../kit/aws-errors.ts';
import {
  allowsPasskeySignIn,
  isPasskeyOffered,
  passkeysOf,
  WEB_AUTHN,
} from '../passkeys/passkeys.ts';
import { isPassword } from '../passwords.ts';
import type { UserRecord } from '../state.ts';
import { identify, type Identified } from '../users.ts';
import { askForPassword } from './ask-for-password.ts';
import { issueChallenge } from './challenge.ts';
import { nextChallenge } from './next-challenge.ts';
import { askForPasskey } from './web-authn.ts';

const PASSWORDS: readonly string[] = ['PASSWORD', 'PASSWORD_SRP'];

/**
 * USER_AUTH: starts the preferred factor, or offers a choice. Unknown users, and those who can't use a passkey, get the same
 * choice of passwords.
 */
export function startUserAuth(
  context: OperationContext,
  parameters: Record<string, string>,
): object {
  const identified = identify(context, required(parameters, 'USERNAME'));
  const { PREFERRED_CHALLENGE: preferred, SRP_A, PASSWORD } = parameters;
  if (preferred === 'PASSWORD_SRP' && SRP_A !== undefined) {
    return askForPassword(context, identified, parameters);
  }
  if (preferred === 'PASSWORD' && PASSWORD !== undefined) {
    return nextChallenge(context, admitBy(context, identified, PASSWORD));
  }
  if (preferred === WEB_AUTHN && identified.user !== null) {
    if (isPasskeyOffered(context, identified.user)) return askForPasskey(context, identified.user);
    refuseSingleFactor(context, identified.user);
  }
  return offerFirstFactors(context, identified);
}

export function admitBy(
  context: OperationContext,
  identified: Identified,
  password: string,
): UserRecord {
  return admit(context, identified, (known) =>
    isPassword(context, identified.sub, password, known),
  );
}

/**
 * Public reports of pools that require MFA disagree on a passkey without WebAuthnMfaSettings: a choice of passwords, or this
 * refusal. The refusal is stricter; a sign-in without a preference gets the choice.
 */
function refuseSingleFactor(context: OperationContext, user: UserRecord): void {
  if (!allowsPasskeySignIn(context) || passkeysOf(user).length === 0) return;
  throw notAuthorized('Password Challenge is Required to SignIn');
}

function offerFirstFactors(context: OperationContext, { sub, user }: Identified) {
  const offered = user !== null && isPasskeyOffered(context, user);
  const factors = offered ? [...PASSWORDS, WEB_AUTHN] : PASSWORDS;
  return {
    ...issueChallenge(context, {
      sub,
      name: 'SELECT_CHALLENGE',
      parameters: { USERNAME: sub },
      kept: { factors },
    }),
    AvailableChallenges: factors,
  };
}
