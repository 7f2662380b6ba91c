import { refuseUnusable } from '../admit.ts';
import type { OperationContext } from '../context.ts';
import { incorrectCredentials, invalidSession, required } from '../errors.ts';
import { ownValue } from '../../kit/json.ts';
import { verifyAssertion } from '../passkeys/ceremony.ts';
import { requestOptions, userHandleOf } from '../passkeys/options.ts';
import { isPasskeyOffered, requirePasskeys, WEB_AUTHN } from '../passkeys/passkeys.ts';
import { readAssertion } from '../passkeys/responses.ts';
import { closeSignIn } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import {
  issueChallenge,
  requireChallenge,
  type ChallengeResponder,
  type IssuedChallenge,
} from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';

const CHALLENGE_BYTES = 32;

/** `signInId`: of the sign-in that an earlier Session has begun, which the answer then ends. */
export function askForPasskey(
  context: OperationContext,
  user: UserRecord,
  signInId?: string,
): IssuedChallenge {
  const relyingPartyId = requirePasskeys(context);
  const challenge = Buffer.from(context.randomBytes(CHALLENGE_BYTES)).toString('base64url');
  const options = requestOptions({ user, relyingPartyId, challenge });
  return issueChallenge(context, {
    sub: user.sub,
    name: WEB_AUTHN,
    parameters: { USERNAME: user.sub, CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
    kept: { passkeyChallenge: challenge, ...(signInId !== undefined && { signInId }) },
  });
}

/**
 * The answer must name the user as the challenge did, not by email. Right or wrong, it ends the sign-in, so that a
 * challenge is answered once.
 */
export const respondWebAuthn: ChallengeResponder = async (context, response) => {
  const credential = required(response.responses, 'CREDENTIAL');
  const open = requireChallenge(context, response);
  const { record, user } = open;
  closeSignIn(context.state, record.signInId);
  const relyingPartyId = requirePasskeys(context);
  const assertion = readAssertion(credential);
  const challenge = record.passkeyChallenge;
  if (challenge === undefined || response.responses['USERNAME'] !== user.sub) {
    throw invalidSession();
  }
  const passkey = ownValue(user.passkeys ?? {}, assertion.id);
  const { userHandle = userHandleOf(user) } = assertion.response;
  if (passkey === undefined || userHandle !== userHandleOf(user)) throw incorrectCredentials();
  if (!isPasskeyOffered(context, user)) throw incorrectCredentials();
  passkey.counter = await verifyAssertion({ challenge, relyingPartyId }, assertion, passkey);
  refuseUnusable(context, user);
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};
