import { fromBase64url, toBase64url } from './base64url.ts';

/** Between the pool's JSON and the browser's buffers. Safari until 18.3 and Chrome until 128 have no functions for it. */

export function parseCreationOptions(
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  if ('parseCreationOptionsFromJSON' in PublicKeyCredential) {
    return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  }
  const { authenticatorSelection, pubKeyCredParams, rp, timeout, user } = json;
  return {
    rp,
    pubKeyCredParams,
    challenge: fromBase64url(json.challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: descriptorsOf(json.excludeCredentials),
    ...(authenticatorSelection !== undefined && { authenticatorSelection }),
    ...(timeout !== undefined && { timeout }),
  };
}

export function parseRequestOptions(
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  if ('parseRequestOptionsFromJSON' in PublicKeyCredential) {
    return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  }
  const { rpId, timeout } = json;
  return {
    challenge: fromBase64url(json.challenge),
    userVerification: 'required',
    allowCredentials: descriptorsOf(json.allowCredentials),
    ...(rpId !== undefined && { rpId }),
    ...(timeout !== undefined && { timeout }),
  };
}

function descriptorsOf(
  json: readonly PublicKeyCredentialDescriptorJSON[] = [],
): PublicKeyCredentialDescriptor[] {
  return json.map(({ id }) => ({ id: fromBase64url(id), type: 'public-key' }));
}

/** The browser's own form, or ours: the credentials of some password managers' extensions have none, or throw. */
export function credentialJson(credential: Credential): object {
  try {
    const own: unknown = Reflect.get(credential, 'toJSON');
    if (typeof own === 'function') return Object(own.call(credential));
  } catch {
    // Ours below.
  }
  const read = (name: string): unknown => Reflect.get(credential, name);
  const response = Object(read('response'));
  const parts = [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ];
  return {
    id: credential.id,
    rawId: credential.id,
    type: 'public-key',
    authenticatorAttachment: read('authenticatorAttachment') ?? undefined,
    clientExtensionResults: {},
    response: Object.fromEntries(
      parts.flatMap((name) => {
        const value: unknown = Reflect.get(response, name);
        return value instanceof ArrayBuffer ? [[name, toBase64url(value)]] : [];
      }),
    ),
  };
}
