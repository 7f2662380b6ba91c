import { signOut } from './ending/sign-out.ts';
import type { UserPool } from './user-pool.ts';
import { withAmplify } from './with-amplify.ts';

const own: UserPool = Object.create({ signOut });

/** The user pool. Amplify is loaded with the first call of another method, so public pages never load it. */
export const userPool: UserPool = new Proxy(own, {
  get: (_, method) =>
    // A promise of the pool must not take it for another promise.
    method === 'then'
      ? undefined
      : (Reflect.get(own, method) ??
        ((...args: unknown[]) => withAmplify((pool) => Reflect.get(pool, method)(...args)))),
});
