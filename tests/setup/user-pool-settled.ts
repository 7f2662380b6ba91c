import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { refreshSettled } from './refresh-settled.ts';

/** These leave the page, or wait for another to come back, so they may never settle. */
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
 * Resolves when no call to the user pool is in flight. A screen starts some that it doesn't wait for: what a test leaves
 * of them would find the session of the next test, and answer for it.
 */
export async function userPoolSettled(): Promise<void> {
  // A call that has just been made starts when Amplify's module has been imported.
  await new Promise((resolve) => setTimeout(resolve));
  while (inFlight.size > 0) await Promise.allSettled(inFlight);
  await refreshSettled();
}
