import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** The form in which passwords are set: keyboards differ in how they compose an accented letter. */
export function normalisePassword(typed: string): string {
  return typed.normalize('NFC');
}

/**
 * Sends an existing password as typed, because another tool may have set it in any form. If the user pool says that it is
 * wrong, sends it once more in NFC, if that differs. Both attempts count towards the lock, so there is no third.
 */
export async function sendPassword<Value>(
  typed: string,
  send: (password: string) => Promise<Result<Value, UserPoolError>>,
): Promise<Result<Value, UserPoolError>> {
  const result = await send(typed);
  const isWrong = !result.ok && result.error.reason === 'wrong-password';
  const normalised = normalisePassword(typed);
  return isWrong && normalised !== typed ? send(normalised) : result;
}
