import type { OperationContext } from '../context.ts';
import { invalidParameter, notAuthorized, ServiceError } from '../../kit/aws-errors.ts';
import { ownValue } from '../../kit/json.ts';
import { notFound, userOperation } from '../operation.ts';
import { challengeNotFound, verifyRegistration } from '../passkeys/ceremony.ts';
import { creationOptions } from '../passkeys/options.ts';
import { passkeysOf, requirePasskeys } from '../passkeys/passkeys.ts';
import type { PasskeyRecord } from '../passkeys/records.ts';
import { readRegistration } from '../passkeys/responses.ts';
import { CREDENTIAL_ID, NEXT_TOKEN } from '../shapes.ts';
import type { UserRecord } from '../state.ts';

const MAX_PER_USER = 20;
const CHALLENGE_BYTES = 32;
const CHALLENGE_MS = 5 * 60_000;
const MAX_PAGE = 20;
/** Smaller than the maximum number of passkeys, so that clients have to follow NextToken. */
const DEFAULT_PAGE = 10;

export const startWebAuthnRegistration = userOperation(
  () => null,
  (context, { user }) => {
    const relyingPartyId = requirePasskeys(context);
    refuseMore(user);
    const challenge = Buffer.from(context.randomBytes(CHALLENGE_BYTES)).toString('base64url');
    user.passkeyChallenge = { challenge, expiresAt: context.now + CHALLENGE_MS };
    return { CredentialCreationOptions: creationOptions({ user, relyingPartyId, challenge }) };
  },
);

/** The pool has one client, so there is never a WebAuthnClientMismatchException. */
export const completeWebAuthnRegistration = userOperation(
  (fields) => fields.document('Credential'),
  async (context, { user }, credential) => {
    const relyingPartyId = requirePasskeys(context);
    const { response, ...described } = readRegistration(credential);
    const started = user.passkeyChallenge;
    delete user.passkeyChallenge;
    if (started === undefined || started.expiresAt <= context.now) throw challengeNotFound();
    refuseMore(user);
    const { challenge } = started;
    const { id, ...key } = await verifyRegistration({ challenge, relyingPartyId }, response);
    refuseTaken(context, id);
    const passkey = {
      ...described,
      ...key,
      name: described.attachment === 'cross-platform' ? 'Security key' : 'Passkey',
      relyingPartyId,
      createdAt: context.now,
    };
    user.passkeys = { ...user.passkeys, [id]: passkey };
    user.modifiedAt = context.now;
    return {};
  },
);

export const listWebAuthnCredentials = userOperation(
  (fields) => ({
    max: fields.optionalInteger('MaxResults', { min: 1, max: MAX_PAGE }) ?? DEFAULT_PAGE,
    next: fields.optionalString('NextToken', NEXT_TOKEN),
  }),
  (context, { user }, { max, next }) => {
    requirePasskeys(context);
    const all = passkeysOf(user);
    const from = next === undefined ? 0 : all.findIndex(([id]) => id === next);
    if (from === -1) throw invalidParameter('NextToken is not valid.');
    const following = all[from + max];
    return {
      Credentials: all.slice(from, from + max).map(describe),
      ...(following !== undefined && { NextToken: following[0] }),
    };
  },
);

/** WebAuthnMfaSettings stays as it is, even without any passkey left; the client has to turn it off. */
export const deleteWebAuthnCredential = userOperation(
  (fields) => fields.string('CredentialId', CREDENTIAL_ID),
  (context, { user }, id) => {
    requirePasskeys(context);
    const { passkeys = {} } = user;
    if (ownValue(passkeys, id) === undefined) throw notFound('Credential does not exist.');
    delete passkeys[id];
    user.modifiedAt = context.now;
    return {};
  },
);

function describe([id, passkey]: [string, PasskeyRecord]) {
  const { name, relyingPartyId, attachment, transports, createdAt } = passkey;
  return {
    CredentialId: id,
    FriendlyCredentialName: name,
    RelyingPartyId: relyingPartyId,
    ...(attachment !== undefined && { AuthenticatorAttachment: attachment }),
    // A copy, because the answer outlives the draft of the state.
    AuthenticatorTransports: [...transports],
    CreatedAt: createdAt / 1000,
  };
}

/** Users of an identity provider have their passkeys there. */
function refuseMore(user: UserRecord): void {
  if (user.federated !== undefined) {
    throw notAuthorized('User is not authorized to register a passkey.');
  }
  if (passkeysOf(user).length >= MAX_PER_USER) {
    throw new ServiceError('LimitExceededException', 'The user has 20 passkeys, the most allowed.');
  }
}

/** WebAuthn Level 3, section 7.1, step 26: a credential belongs to one account. */
function refuseTaken({ state }: OperationContext, id: string): void {
  if (Object.values(state.users).some((user) => Object.hasOwn(user.passkeys ?? {}, id))) {
    throw invalidParameter('The credential is already registered.');
  }
}
