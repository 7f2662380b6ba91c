import { storedSessionId } from './stored-tokens.ts';
import type { Profile } from './user-pool.ts';

/** How long a profile is kept for the screen that is about to be shown, in milliseconds. */
const GOOD_FOR_MS = 10_000;

let ahead: { sessionId: string; profile: Profile; at: number } | null = null;

/** Keeps a profile that was requested while the success of a sign-in is shown, so that the next screen opens with it. */
export function keepProfileAhead(sessionId: string, profile: Profile): void {
  ahead = { sessionId, profile, at: performance.now() };
}

export function forgetProfileAhead(): void {
  ahead = null;
}

/** Null if there is none of this session. */
export function profileAhead(): Profile | null {
  if (ahead === null || performance.now() - ahead.at > GOOD_FOR_MS) return null;
  return ahead.sessionId === storedSessionId() ? ahead.profile : null;
}
