import { exportJWK, generateKeyPair } from 'jose';
import type { UserPoolDeps } from '#local/user-pool/engine.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { EMAIL, MINUTE, testPool, type SignedIn, type TestPool } from './local-user-pool.ts';

/** One RSA key under two key ids: half the time, and only `token_use` tells the tokens apart. */
async function quickKeys(): Promise<UserPoolState['signingKeys']> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const key = async (kid: string) => ({
    kid,
    privateKey: { ...(await exportJWK(pair.privateKey)), kid, alg: 'RS256', use: 'sig' },
    publicKey: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' },
  });
  return { id: await key('id'), access: await key('access') };
}

const signedInOnce: { state: UserPoolState; known: SignedIn }[] = [];

/** A fresh pool in which Ada has just signed in for the first time; computed once per test file. */
export async function signedInPool(
  settings: Partial<UserPoolDeps> = {},
): Promise<{ test: TestPool; known: SignedIn }> {
  if (signedInOnce.length === 0) {
    const test = testPool(false, { ...emptyUserPoolState(), signingKeys: await quickKeys() });
    const known = await test.firstSignIn();
    signedInOnce.push({ state: test.store.read(), known });
  }
  const [made] = signedInOnce;
  if (made === undefined) throw new Error('No user has signed in');
  const test = testPool(false, structuredClone(made.state), settings);
  return { test, known: { ...made.known } };
}

/** A pool with Ada signed in and given `trait`, a minute later, so that her next code is fresh. */
export async function poolWith(trait: SignInTrait): Promise<{ test: TestPool; known: SignedIn }> {
  const { test, known } = await signedInPool();
  test.advance(MINUTE);
  await test.pool.setTrait(EMAIL, trait);
  return { test, known };
}
