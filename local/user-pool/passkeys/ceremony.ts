import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { incorrectCredentials } from '../errors.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { ALGORITHMS } from './options.ts';
import type { PasskeyRecord } from './records.ts';
import { readClientData } from './responses.ts';

/** The verification itself is @simplewebauthn/server's, imported on first use because it loads slowly. */

interface Expected {
  challenge: string;
  relyingPartyId: string;
}

type NewPasskey = Pick<PasskeyRecord, 'publicKey' | 'counter'> & { id: string };

export const challengeNotFound = () =>
  new ServiceError(
    'WebAuthnChallengeNotFoundException',
    'The challenge of the registration was not found or has expired.',
  );

/** Verifies challenge, origin, relying party, flags, algorithm and attestation; throws a WebAuthn…Exception. */
export async function verifyRegistration(
  { challenge, relyingPartyId }: Expected,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const data = readClientData(response.response.clientDataJSON);
  if (data.challenge !== challenge) throw challengeNotFound();
  if (!isOwnOrigin(data.origin, relyingPartyId)) {
    throw new ServiceError(
      'WebAuthnOriginNotAllowedException',
      `The origin ${data.origin} is not of the relying party ${relyingPartyId}.`,
    );
  }
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: data.origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch((error: unknown) => {
    throw refusedRegistration(error, relyingPartyId);
  });
  if (registrationInfo === undefined) throw notSupported('Its attestation is invalid.');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/**
 * Verifies challenge, origin, relying party, flags, signature and counter; returns the new counter. Every failure is the
 * same refusal, because no public record of a real pool tells them apart.
 */
export async function verifyAssertion(
  { challenge, relyingPartyId }: Expected,
  response: AuthenticationResponseJSON,
  { publicKey, counter }: PasskeyRecord,
): Promise<number> {
  const { origin } = readClientData(response.response.clientDataJSON);
  if (!isOwnOrigin(origin, relyingPartyId)) throw incorrectCredentials();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyId,
    requireUserVerification: true,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
    },
  }).catch(() => {
    throw incorrectCredentials();
  });
  if (!verified) throw incorrectCredentials();
  return authenticationInfo.newCounter;
}

/** The relying party's host or one below it, over https; over http on localhost only. */
function isOwnOrigin(origin: string, relyingPartyId: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || url.origin !== origin) return false;
  const { protocol, hostname } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) return false;
  return hostname === relyingPartyId || hostname.endsWith(`.${relyingPartyId}`);
}

function refusedRegistration(error: unknown, relyingPartyId: string): ServiceError {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name !== 'UnexpectedRPIDHash') return notSupported(message);
  return new ServiceError(
    'WebAuthnRelyingPartyMismatchException',
    `The credential is not of the relying party ${relyingPartyId}.`,
  );
}

function notSupported(reason: string): ServiceError {
  return new ServiceError(
    'WebAuthnCredentialNotSupportedException',
    `The credential is not supported. ${reason}`,
  );
}
