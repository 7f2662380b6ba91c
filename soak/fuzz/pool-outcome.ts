import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** The problem with a failure, if any: it must have a code, and a message of at most one line. */
export function problemOf(outcome: Result<unknown, UserPoolError>): string | null {
  if (outcome.ok) return null;
  const { code, providerMessage } = outcome.error;
  const isFine = /^[a-z-]+$/.test(code) && !/[\n\r]|\[object /.test(providerMessage);
  return isFine ? null : `failed as ${JSON.stringify(outcome.error)}`;
}
