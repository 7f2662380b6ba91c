import { useEffect, useRef, useState } from 'react';
import { failed, type Result } from '#src/lib/result.ts';
import { deviceMemory, forgetPasskeysBut } from '#src/services/user-pool/passkeys/device-memory.ts';
import type { CreatedPasskey, PasskeyList } from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { signalAccepted } from '#src/services/user-pool/passkeys/signals.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { sessionUserId, watchSession } from '#src/services/user-pool/stored-tokens.ts';
import { SESSION_REPLACED, type UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { useLoaded, type Loaded } from '../shared/use-loaded.ts';
import { isPoolError } from '#src/flows/passkeys/pool-error.ts';

export interface ListedPasskeys {
  state: Loaded<PasskeyList | null>['state'];
  retry: () => void;
  refresh: () => void;
  added: (created: CreatedPasskey) => void;
  removed: (id: string) => void;
}

/** The user's passkeys. Tells this browser which they are whenever that has changed. */
export function usePasskeyList(): ListedPasskeys {
  const { state, retry, refresh, change } = useLoaded(loadPasskeys);
  const [user] = useState(sessionUserId);
  /** Of this visit, in case the pool's list lags behind. */
  const fresh = useRef(new Set<string>());
  const list = state.at === 'loaded' ? state.value : null;
  useEffect(() => {
    // Another user's list would hide this one's passkeys.
    if (list === null || user === null || sessionUserId() !== user) return;
    const ids = [...new Set([...list.passkeys.map(({ id }) => id), ...fresh.current])];
    signalAccepted(user, ids);
    forgetPasskeysBut(user, ids, sessionPerson()?.email ?? '');
  }, [list, user]);
  return {
    state,
    retry,
    refresh,
    added: ({ id }) => {
      fresh.current.add(id);
      refresh();
    },
    removed: (id) => {
      fresh.current.delete(id);
      change(
        (known) => known && { ...known, passkeys: known.passkeys.filter((one) => one.id !== id) },
      );
      refresh();
    },
  };
}

/** Where a listed passkey is kept, as this device remembers it. Null if it isn't one of this device's. */
export function placeHere(id: string): string | null {
  const { here } = deviceMemory(sessionUserId());
  return Object.hasOwn(here, id) ? (here[id] ?? '') : null;
}

/** Null if the user pool has no passkeys. */
export async function loadPasskeys(): Promise<Result<PasskeyList | null, UserPoolError>> {
  const watched = watchSession();
  const listed = await passkeys.list();
  if (watched.isReplaced()) return failed(SESSION_REPLACED);
  if (listed.ok) return listed;
  const { error } = listed;
  return failed(isPoolError(error) ? error : { code: 'unknown', providerMessage: '' });
}
