import { isFresh } from '#src/lib/is-fresh.ts';
import { failed, ok } from '#src/lib/result.ts';
import { errorRules, SESSION_REPLACED } from '#src/services/user-pool/user-pool-error.ts';
import type {
  CreatedPasskey,
  PasskeyCalls,
  PasskeyFailure,
  PasskeyOutcome,
} from '#src/services/user-pool/passkeys/passkey.ts';
import type { PasskeyEvent } from './progress.ts';
import { isPoolError } from './pool-error.ts';

/** How long after a sign-in a passkey can be added without the password. */
const FRESH_MS = 5 * 60_000;

/** Whether the user has to give their password first: an unlocked device isn't proof of who is at it. */
export function needsPassword(signedInAt: number | null, now: number): boolean {
  return !isFresh(signedInAt, now, FRESH_MS);
}

export interface AddPasskeyDeps {
  passkeys: Pick<PasskeyCalls, 'startAdding' | 'completeAdding' | 'setUsable' | 'list'>;
  create: (
    options: PublicKeyCredentialCreationOptionsJSON,
    signal: AbortSignal,
  ) => PasskeyOutcome<CreatedPasskey>;
  /** Removes from the device a passkey that the user pool doesn't have. */
  discard: (id: string) => void;
  /** Whether another session has begun since, so that a passkey of this user's would go to another's account. */
  isReplaced: () => boolean;
  dispatch: (event: PasskeyEvent) => void;
}

/** Resolves with the passkey if the user pool has it. Starts again once if the pool's challenge was too old. */
export async function addPasskey(
  deps: AddPasskeyDeps,
  signal: AbortSignal,
  isRetry = false,
): Promise<CreatedPasskey | null> {
  const { passkeys, create, discard, isReplaced, dispatch } = deps;
  dispatch({ type: 'waiting', step: 'challenge' });
  const options = await passkeys.startAdding(signal);
  if (!options.ok) return rejected(options.error, deps);
  dispatch({ type: 'waiting', step: 'device' });
  const created = await create(options.value, signal);
  if (!created.ok) return rejected(created.error, deps);
  if (isReplaced()) {
    discard(created.value.id);
    return rejected(SESSION_REPLACED, deps);
  }
  return savePasskey(created.value, deps, () =>
    isRetry
      ? Promise.resolve(rejected({ code: 'passkey-expired' }, deps))
      : addPasskey(deps, signal, true),
  );
}

/** Gives the user pool a passkey that the device has created, also once more if it couldn't be reached. */
export async function savePasskey(
  created: CreatedPasskey,
  deps: AddPasskeyDeps,
  whenExpired: () => Promise<CreatedPasskey | null>,
): Promise<CreatedPasskey | null> {
  const { passkeys, discard, isReplaced, dispatch } = deps;
  dispatch({ type: 'waiting', step: 'verdict' });
  const saved = await complete(created, deps);
  if (saved.ok) {
    const usable = isReplaced() ? failed(SESSION_REPLACED) : await passkeys.setUsable(true);
    const failure = usable.ok ? {} : { failure: usable.error };
    dispatch({ type: 'done', keptIn: created.keptIn, ...failure });
    return created;
  }
  if (isTemporary(saved.error)) {
    dispatch({ type: 'unsaved', created, failure: saved.error });
    return null;
  }
  discard(created.id);
  return saved.error.code === 'passkey-expired' ? whenExpired() : rejected(saved.error, deps);
}

/** The pool may have it although its answer was lost. Then its challenge is used up, and the list shows it. */
async function complete(created: CreatedPasskey, deps: AddPasskeyDeps): PasskeyOutcome<null> {
  if (deps.isReplaced()) return failed(SESSION_REPLACED);
  const { passkeys } = deps;
  const saved = await passkeys.completeAdding(created.response);
  if (saved.ok || saved.error.code !== 'passkey-expired') return saved;
  const listed = await passkeys.list();
  if (!listed.ok) return listed;
  return listed.value?.passkeys.some(({ id }) => id === created.id) === true ? ok(null) : saved;
}

function isTemporary(failure: PasskeyFailure): boolean {
  return isPoolError(failure) && errorRules[failure.code].isTemporary === true;
}

function rejected(failure: PasskeyFailure, { dispatch }: AddPasskeyDeps): null {
  dispatch({ type: 'rejected', failure });
  return null;
}
