import { useEffect, useReducer, useRef } from 'react';
import { addPasskey, savePasskey, type AddPasskeyDeps } from '#src/flows/passkeys/add.ts';
import { NOT_STARTED, passkeyReducer, type PasskeyProgress } from '#src/flows/passkeys/progress.ts';
import { createPasskey } from '#src/services/user-pool/passkeys/ceremony.ts';
import { rememberPasskey } from '#src/services/user-pool/passkeys/device-memory.ts';
import type { CreatedPasskey } from '#src/services/user-pool/passkeys/passkey.ts';
import { passkeys } from '#src/services/user-pool/passkeys/passkeys.ts';
import { signalUnknown } from '#src/services/user-pool/passkeys/signals.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { sessionUserId, watchSession } from '#src/services/user-pool/stored-tokens.ts';

export interface AddPasskey {
  progress: PasskeyProgress;
  start: () => void;
  /** For a passkey that the user pool doesn't have yet: saves it again, or removes it from the device. */
  saveAgain: () => void;
  discard: () => void;
  cancel: () => void;
}

const create: AddPasskeyDeps['create'] = (options, signal) => {
  const person = sessionPerson();
  const email = person?.email ?? '';
  const account = { name: email, displayName: person?.name ?? email };
  return createPasskey(options, account, signal);
};

/** Binds the adding of a passkey to the user pool and the browser. */
export function useAddPasskey(onAdded: (created: CreatedPasskey) => void): AddPasskey {
  const [progress, dispatch] = useReducer(passkeyReducer, NOT_STARTED);
  const running = useRef(new AbortController());
  const watched = useRef(watchSession());
  const user = useRef(sessionUserId());
  useEffect(() => () => running.current.abort(), []);

  const deps = {
    passkeys,
    create,
    discard: signalUnknown,
    isReplaced: () => watched.current.isReplaced(),
    dispatch,
  };
  const start = () => {
    if (progress.at === 'waiting') return;
    running.current = new AbortController();
    watched.current = watchSession();
    user.current = sessionUserId();
    void finish(addPasskey(deps, running.current.signal));
  };
  const finish = async (adding: Promise<CreatedPasskey | null>) => {
    const created = await adding;
    if (created === null) return;
    if (created.isHere) rememberPasskey(user.current, created.id, created.keptIn);
    onAdded(created);
  };
  return {
    progress,
    start,
    saveAgain: () => {
      if (progress.at !== 'unsaved') return;
      const again = () => addPasskey(deps, running.current.signal, true);
      void finish(savePasskey(progress.created, deps, again));
    },
    discard: () => {
      if (progress.at === 'unsaved') signalUnknown(progress.created.id);
      dispatch({ type: 'dropped' });
    },
    cancel: () => running.current.abort(),
  };
}
