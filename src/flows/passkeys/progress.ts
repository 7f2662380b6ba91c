import { unreachable } from '#src/lib/unreachable.ts';
import type { CreatedPasskey, PasskeyFailure } from '#src/services/user-pool/passkeys/passkey.ts';

/** What is awaited: the user pool's challenge, the device's answer to it, or the user pool's verdict. */
type PasskeyStep = 'challenge' | 'device' | 'verdict';

export type PasskeyProgress =
  | { at: 'idle'; failure: PasskeyFailure | null }
  | { at: 'waiting'; step: PasskeyStep }
  /** The device has created a passkey that the user pool doesn't have yet. */
  | { at: 'unsaved'; created: CreatedPasskey; failure: PasskeyFailure }
  /** `failure`: why the passkey, though added, can't sign in yet. */
  | { at: 'done'; keptIn: string | null; failure: PasskeyFailure | null };

export type PasskeyEvent =
  | { type: 'waiting'; step: PasskeyStep }
  | { type: 'rejected'; failure: PasskeyFailure }
  | { type: 'unsaved'; created: CreatedPasskey; failure: PasskeyFailure }
  | { type: 'done'; keptIn?: string | null; failure?: PasskeyFailure }
  /** Another way was taken meanwhile, which needs no message. */
  | { type: 'dropped' };

export const NOT_STARTED: PasskeyProgress = { at: 'idle', failure: null };

/** The progress of adding a passkey, or of signing in with one. Only what is waited for can end. */
export function passkeyReducer(state: PasskeyProgress, event: PasskeyEvent): PasskeyProgress {
  if (event.type === 'waiting') return { at: 'waiting', step: event.step };
  if (event.type === 'dropped') return NOT_STARTED;
  if (state.at !== 'waiting') return state;
  switch (event.type) {
    case 'rejected':
      return { at: 'idle', failure: event.failure };
    case 'unsaved':
      return { at: 'unsaved', created: event.created, failure: event.failure };
    case 'done':
      return { at: 'done', keptIn: event.keptIn ?? null, failure: event.failure ?? null };
    default:
      return unreachable(event);
  }
}

/** While the device is asked, and before: what follows can't be taken back. */
export function canCancel(state: PasskeyProgress): boolean {
  return state.at === 'waiting' && state.step !== 'verdict';
}
