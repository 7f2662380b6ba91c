import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isObject, parseJson } from '../../kit/json.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';

const TRANSPORT = /^[a-z-]{1,32}$/;
const ATTACHMENTS = ['platform', 'cross-platform'] as const;
const MAX_ID_LENGTH = 1364;

export interface ReadRegistration {
  response: RegistrationResponseJSON;
  transports: string[];
  attachment?: (typeof ATTACHMENTS)[number];
}

/** Throws InvalidParameterException for anything but a RegistrationResponseJSON. */
export function readRegistration(value: unknown): ReadRegistration {
  const { credential, response } = partsOf(value);
  const attachment = ATTACHMENTS.find((one) => one === credential['authenticatorAttachment']);
  const { transports } = response;
  return {
    response: {
      ...identityOf(credential),
      response: {
        clientDataJSON: text(response, 'clientDataJSON'),
        attestationObject: text(response, 'attestationObject'),
      },
    },
    transports: (Array.isArray(transports) ? transports : []).filter(
      (one): one is string => typeof one === 'string' && TRANSPORT.test(one),
    ),
    ...(attachment !== undefined && { attachment }),
  };
}

/** Throws InvalidParameterException for anything but an AuthenticationResponseJSON as text. */
export function readAssertion(json: string): AuthenticationResponseJSON {
  const { credential, response } = partsOf(parsed(json));
  return {
    ...identityOf(credential),
    response: {
      clientDataJSON: text(response, 'clientDataJSON'),
      authenticatorData: text(response, 'authenticatorData'),
      signature: text(response, 'signature'),
      ...(typeof response['userHandle'] === 'string' && { userHandle: response['userHandle'] }),
    },
  };
}

export interface ClientData {
  challenge: string;
  origin: string;
}

/** What the browser says about the ceremony. Throws InvalidParameterException. */
export function readClientData(base64url: string): ClientData {
  const data = parsed(Buffer.from(base64url, 'base64url').toString('utf8'));
  if (!isObject(data)) throw malformed();
  return { challenge: text(data, 'challenge'), origin: text(data, 'origin') };
}

function identityOf(credential: Record<string, unknown>) {
  const id = text(credential, 'id');
  if (id.length > MAX_ID_LENGTH || credential['type'] !== 'public-key') throw malformed();
  return {
    id,
    rawId: text(credential, 'rawId'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
}

function partsOf(credential: unknown) {
  const response = isObject(credential) ? credential['response'] : undefined;
  if (!isObject(credential) || !isObject(response)) throw malformed();
  return { credential, response };
}

function text(source: Record<string, unknown>, name: string): string {
  const value = source[name];
  if (typeof value !== 'string' || value === '') throw malformed();
  return value;
}

function parsed(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    throw malformed();
  }
}

function malformed() {
  return invalidParameter('The credential is malformed.');
}
