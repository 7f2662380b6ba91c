import { failed, type Result } from '#src/lib/result.ts';
import { watchSession } from './stored-tokens.ts';
import { SESSION_REPLACED, type UserPoolError } from './user-pool-error.ts';

/** Fails with `session-replaced` if another session began in this browser while `work` was in progress. */
export async function inThisSession<Value>(
  work: () => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  const watched = watchSession();
  const result = await work();
  return result.ok && watched.isReplaced() ? failed(SESSION_REPLACED) : result;
}
