import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { textAt } from './text-at.ts';

/** A passkey provider in Node: ES256, attestation "none" (WebAuthn Level 3, sections 6.1, 6.5 and 8.7). */
export interface SoftwareAuthenticator {
  /** Makes a passkey for PublicKeyCredentialCreationOptionsJSON; returns a RegistrationResponseJSON. */
  create(options: unknown, lies?: Lies): RegistrationJson;
  /** Signs with an allowed passkey for PublicKeyCredentialRequestOptionsJSON; returns an AuthenticationResponseJSON. */
  get(options: unknown, lies?: Lies): AssertionJson;
}

/** What a ceremony claims instead of the truth. */
export interface Lies {
  origin?: string;
  relyingPartyId?: string;
  challenge?: string;
  isUserVerified?: boolean;
  counter?: number;
  /** The credential to sign with, allowed or not. */
  id?: string;
  /** The credential id to sign under. */
  claimedId?: string;
  userHandle?: string;
}

interface CredentialJson {
  id: string;
  rawId: string;
  type: 'public-key';
  authenticatorAttachment: 'platform';
  clientExtensionResults: object;
}

export interface RegistrationJson extends CredentialJson {
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}

export interface AssertionJson extends CredentialJson {
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle: string;
  };
}

interface Kept {
  key: KeyObject;
  userHandle: string;
  counter: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

export function softwareAuthenticator(origin = 'http://localhost:5173'): SoftwareAuthenticator {
  const kept = new Map<string, Kept>();

  function clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  return {
    create: (options, lies = {}) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const rawId = lies.claimedId === undefined ? randomBytes(32) : fromText(lies.claimedId);
      const id = toText(rawId);
      kept.set(id, { key: privateKey, userHandle: textAt(options, 'user.id'), counter: 0 });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const data = authenticatorData(textAt(options, 'rp.id'), HAS_CREDENTIAL, 0, lies);
      const whole = Buffer.concat([data, AAGUID, length, rawId, coseKey(publicKey)]);
      return {
        ...identity(id),
        response: {
          clientDataJSON: toText(clientData('webauthn.create', textAt(options, 'challenge'), lies)),
          attestationObject: toText(attestation(whole)),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get: (options, lies = {}) => {
      const id = lies.id ?? allowedIds(options).find((one) => kept.has(one));
      const found = id === undefined ? undefined : kept.get(id);
      if (id === undefined || found === undefined) throw new Error('No passkey is allowed');
      found.counter += 1;
      const data = authenticatorData(textAt(options, 'rpId'), 0, found.counter, lies);
      const client = clientData('webauthn.get', textAt(options, 'challenge'), lies);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...identity(lies.claimedId ?? id),
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(sign('sha256', signed, found.key)),
          userHandle: lies.userHandle ?? found.userHandle,
        },
      };
    },
  };
}

function identity(id: string): CredentialJson {
  return {
    id,
    rawId: id,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
  };
}

function authenticatorData(
  relyingPartyId: string,
  moreFlags: number,
  counted: number,
  { relyingPartyId: claimed = relyingPartyId, isUserVerified = true, counter = counted }: Lies,
): Buffer {
  const data = Buffer.alloc(37);
  createHash('sha256').update(claimed).digest().copy(data);
  data.writeUInt8(USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | moreFlags, 32);
  data.writeUInt32BE(counter, 33);
  return data;
}

/** `{fmt: "none", attStmt: {}, authData}` in CBOR. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const start = 'a363666d74646e6f6e656761747453746d74a068617574684461746159';
  return Buffer.concat([Buffer.from(start, 'hex'), length, data]);
}

/** `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const start = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([start, fromText(x), Buffer.from('225820', 'hex'), fromText(y)]);
}

function allowedIds(options: unknown): string[] {
  const ids = JSON.stringify(options).matchAll(/"id":"([\w-]+)"/g);
  return Array.from(ids, ([, id = '']) => id);
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function fromText(text = ''): Buffer {
  return Buffer.from(text, 'base64url');
}
