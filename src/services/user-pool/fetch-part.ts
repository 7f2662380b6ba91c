import { loadingSignals, signal } from '#src/lib/app-signals.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** Loads a part of the app when a call first needs it. After a failure, the next call retries. */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
): Promise<Result<Part, UserPoolError>> {
  try {
    return ok(await load());
  } catch {
    signal(loadingSignals.missing);
    return failed({ code: navigator.onLine ? 'not-loaded' : 'offline', providerMessage: '' });
  }
}
