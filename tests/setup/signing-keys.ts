import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { UserPoolState } from '#local/user-pool/state.ts';

/** One RSA key under two key ids, which takes half the time: `token_use` still tells the tokens apart. */
async function newSigningKeys(): Promise<UserPoolState['signingKeys']> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const key = async (kid: string) => ({
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)), kid, alg: 'RS256', use: 'sig' },
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  });
  const keyId = () => randomBytes(32).toString('base64');
  return { id: await key(keyId()), access: await key(keyId()) };
}

/** For every pool in the process without its own keys, because generating them takes 0.2 s per test file. */
export const sharedSigningKeys = await newSigningKeys();
