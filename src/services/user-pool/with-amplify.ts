import { failed, type Result } from '#src/lib/result.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { fetchPart } from './fetch-part.ts';
import type { AmplifyUserPool } from './user-pool.ts';
import type { UserPoolError } from './user-pool-error.ts';

async function loadAmplify(): Promise<AmplifyUserPool> {
  return (await import('./amplify/amplify-user-pool.ts')).amplifyUserPool;
}

/** A working pool answers within a second or two, and Amplify retries meanwhile. */
const TIMEOUT_MS = 30_000;
const UNANSWERED: UserPoolError = { code: 'unavailable', providerMessage: '' };

/** Fails as `unavailable` after 30 s, without cancelling the work, because Amplify never times out (amplify-js#14490). */
export async function withTimeout<Value, Failure = UserPoolError>(
  work: Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | UserPoolError>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Result<Value, UserPoolError>>((resolve) => {
    timer = setTimeout(() => resolve(failed(UNANSWERED)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads Amplify if necessary. Fails as `not-loaded` if it can't be loaded, and as `unavailable` after 30 s. */
export function withAmplify<Value>(
  use: (pool: AmplifyUserPool) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  return withTimeout(callAmplify(use));
}

async function callAmplify<Value>(
  use: (pool: AmplifyUserPool) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  const pool = await fetchPart(loadAmplify);
  return pool.ok ? use(pool.value) : pool;
}

/** Loads Amplify for a call that is about to be made. */
export function fetchUserPool(): void {
  loadAmplify().catch(() => {
    // The call that needs it retries and reports the failure.
  });
}

/** Preloads Amplify once the browser is idle. */
export function preloadUserPool(): void {
  whenIdle(fetchUserPool);
}
