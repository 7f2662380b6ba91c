import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { refreshSettled } from './refresh-settled.ts';

/** Calls that leave the page, or wait for a redirect to return, and so may never settle. */
const LEAVING: ReadonlySet<string> = new Set(['completeRedirect', 'signInWithGoogle']);

const inFlight = new Set<Promise<unknown>>();

for (const [name, call] of Object.entries(amplifyUserPool)) {
  if (LEAVING.has(name)) continue;
  Reflect.set(amplifyUserPool, name, (...parameters: readonly unknown[]) => {
    const outcome: Promise<unknown> = Reflect.apply(call, amplifyUserPool, parameters);
    inFlight.add(outcome);
    void outcome.finally(() => inFlight.delete(outcome));
    return outcome;
  });
}

/**
 * Resolves when no call to the user pool is in flight. Screens don't wait for all of their calls, and one that outlives its
 * test would affect the next test's session.
 */
export async function userPoolSettled(): Promise<void> {
  // A call that has just been made starts when Amplify's module has been imported.
  await new Promise((resolve) => setTimeout(resolve));
  while (inFlight.size > 0) await Promise.allSettled(inFlight);
  await refreshSettled();
}
