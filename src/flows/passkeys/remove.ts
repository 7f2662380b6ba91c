import { failed, ok } from '#src/lib/result.ts';
import type {
  PasskeyCalls,
  PasskeyList,
  PasskeyOutcome,
} from '#src/services/user-pool/passkeys/passkey.ts';
import { SESSION_REPLACED } from '#src/services/user-pool/user-pool-error.ts';

/**
 * Removes one of the listed passkeys. With the last one, first that passkeys are a factor: otherwise the pool would
 * still ask for what the user no longer has.
 */
export async function removePasskey(
  id: string,
  { passkeys, isUsable }: PasskeyList,
  calls: Pick<PasskeyCalls, 'setUsable' | 'remove'> & { isReplaced: () => boolean },
): PasskeyOutcome<null> {
  // Another user's session would turn off another user's passkeys.
  if (calls.isReplaced()) return failed(SESSION_REPLACED);
  const isLast = passkeys.every((passkey) => passkey.id === id);
  const off = isLast && isUsable ? await calls.setUsable(false) : ok(null);
  if (calls.isReplaced()) return failed(SESSION_REPLACED);
  return off.ok ? calls.remove(id) : off;
}
