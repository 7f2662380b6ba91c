import type { UserRecord } from '../state.ts';
import { usernameOf } from '../users.ts';
import { passkeysOf } from './passkeys.ts';

/** ES256 and RS256, the only ones that Cognito accepts (RFC 9053, section 2.1; RFC 8812, section 2). */
export const ALGORITHMS: readonly number[] = [-7, -257];
const TIMEOUT_MS = 60_000;
const TYPE = 'public-key';

interface Asked {
  user: UserRecord;
  relyingPartyId: string;
  challenge: string;
}

/**
 * PublicKeyCredentialCreationOptionsJSON. As in a real pool, `rp.name` is the id and the user is named by the username, a
 * UUID; neither is signed, so the client may replace them with what a person recognises.
 */
export function creationOptions({ user, relyingPartyId, challenge }: Asked) {
  const username = usernameOf(user);
  return {
    authenticatorSelection: {
      requireResidentKey: true,
      residentKey: 'required',
      userVerification: 'required',
    },
    challenge,
    excludeCredentials: passkeysOf(user).map(([id]) => ({ id, type: TYPE })),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: TYPE })),
    rp: { id: relyingPartyId, name: relyingPartyId },
    timeout: TIMEOUT_MS,
    user: { displayName: username, id: userHandleOf(user), name: username },
  };
}

/** PublicKeyCredentialRequestOptionsJSON, which JSON.stringify leaves without empty transports. */
export function requestOptions({ user, relyingPartyId, challenge }: Asked) {
  return {
    challenge,
    timeout: TIMEOUT_MS,
    rpId: relyingPartyId,
    allowCredentials: passkeysOf(user).map(([id, { transports }]) => ({
      id,
      type: TYPE,
      transports: transports.length > 0 ? transports : undefined,
    })),
    userVerification: 'required',
  };
}

export function userHandleOf({ sub }: UserRecord): string {
  return Buffer.from(sub).toString('base64url');
}
