import type { UserPoolDeps } from '#local/user-pool/engine.ts';
import type { UserPoolState } from '#local/user-pool/state.ts';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { EMAIL, MINUTE, testPool, type SignedIn, type TestPool } from './local-user-pool.ts';

const signedInOnce: { state: UserPoolState; known: SignedIn }[] = [];

/** A fresh pool in which Ada has just signed in for the first time; computed once per process. */
export async function signedInPool(
  settings: Partial<UserPoolDeps> = {},
): Promise<{ test: TestPool; known: SignedIn }> {
  if (signedInOnce.length === 0) {
    const test = testPool();
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
