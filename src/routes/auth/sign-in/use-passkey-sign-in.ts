import { useEffect, useReducer, useRef } from 'react';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import {
  NOT_STARTED,
  passkeyReducer,
  type PasskeyEvent,
  type PasskeyProgress,
} from '#src/flows/passkeys/progress.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { later } from '#src/ui/later.ts';
import { isPoolError } from '#src/flows/passkeys/pool-error.ts';

const ceremony = later(() => import('./passkey-ceremony.ts'));

/** Preloads what the button needs when the browser is idle. */
export function preloadPasskeys(): void {
  if (!hasPasskeys) return;
  whenIdle(() => {
    ceremony.fetch().catch(() => {
      // Retried when the button is pressed.
    });
  });
}

export interface PasskeySignIn {
  progress: PasskeyProgress;
  /** What to show of the failure, if any. */
  failure: { text: readonly string[]; calm: boolean } | null;
  /** Whether the user pool has said that it has no passkeys. */
  isOff: boolean;
  start: (email: string) => void;
  cancel: () => void;
  /** Ends it without a message, because the user has chosen another way. */
  abandon: () => void;
}

interface Callbacks {
  onSignedIn: (email: string) => void;
  onAlreadySignedIn: () => void;
}

/** Runs beside the form, which stays usable: whatever is sent there ends it. */
export function usePasskeySignIn({ onSignedIn, onAlreadySignedIn }: Callbacks): PasskeySignIn {
  const [progress, dispatch] = useReducer(passkeyReducer, NOT_STARTED);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const start = async (email: string) => {
    const { signal } = restart(running);
    const ifCurrent = (event: PasskeyEvent) => {
      if (running.current.signal !== signal) return;
      dispatch(event);
      const isKnown = event.type === 'rejected' && event.failure.code === 'already-signed-in';
      if (isKnown) onAlreadySignedIn();
    };
    ifCurrent({ type: 'waiting', step: 'challenge' });
    const part = await fetchPart(ceremony.fetch);
    if (!part.ok) return ifCurrent({ type: 'rejected', failure: part.error });
    if (await part.value.signIn(email, ifCurrent, signal)) onSignedIn(email);
  };

  const failure = progress.at === 'idle' ? progress.failure : null;
  const loaded = ceremony.useModule();
  return {
    progress,
    failure: failure === null ? null : describe(failure, loaded),
    isOff: failure?.code === 'passkeys-off',
    start: (email) => void start(email),
    cancel: () => running.current.abort(),
    abandon: () => {
      restart(running);
      dispatch({ type: 'dropped' });
    },
  };
}

/** Ends what is running, whose events don't count any more. */
function restart(running: { current: AbortController }): AbortController {
  running.current.abort();
  running.current = new AbortController();
  return running.current;
}

type Failure = NonNullable<(PasskeyProgress & { at: 'idle' })['failure']>;

/** Whatever needs the loaded part has been reported by it. */
function describe(failure: Failure, loaded: Awaited<ReturnType<typeof ceremony.fetch>> | null) {
  if (loaded !== null) return loaded.describe(failure);
  const text = isPoolError(failure) ? describeFailure('sign-in', failure, failureWords) : [];
  return { text, calm: false };
}
