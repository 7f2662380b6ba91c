import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import type { OperationContext } from './context.ts';
import type { SigningKey } from './state.ts';

const KEY_ID_BYTES = 32;

/** RS256 keys, generated on first use; ID and access tokens are signed with different ones. */
export async function signingKeys(
  context: OperationContext,
): Promise<{ id: SigningKey; access: SigningKey }> {
  if (context.state.signingKeys !== null) return context.state.signingKeys;
  const [id, access] = await Promise.all([newSigningKey(context), newSigningKey(context)]);
  context.state.signingKeys = { id, access };
  return { id, access };
}

/** The JSON Web Key Set (RFC 7517), public keys only. */
export async function publicKeys(context: OperationContext): Promise<JSONWebKeySet> {
  const { id, access } = await signingKeys(context);
  // Copies, because the draft's own objects end with the call.
  return { keys: [{ ...id.publicKey }, { ...access.publicKey }] };
}

async function newSigningKey({ randomBytes }: OperationContext): Promise<SigningKey> {
  const kid = Buffer.from(randomBytes(KEY_ID_BYTES)).toString('base64');
  const pair = await generateKeyPair('RS256', { extractable: true });
  const metadata = { kid, alg: 'RS256', use: 'sig' };
  return {
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)), ...metadata },
    publicKey: { ...(await exportJWK(pair.publicKey)), ...metadata },
  };
}
