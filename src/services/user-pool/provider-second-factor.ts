import { browserStorage } from '#src/lib/web-storage.ts';
import { SESSION_KEY_PREFIX } from './session-store.ts';

const KEY = `${SESSION_KEY_PREFIX}accepted-provider-second-factor`;

/** The fallback if storage is full or blocked, which lasts as long as the page. */
let acceptedInMemory: string | null = null;

/** The session whose user has accepted their provider's second factor instead of an authenticator. */
export function acceptedProviderSecondFactor(): string | null {
  return browserStorage.get(KEY) ?? acceptedInMemory;
}

/** Remembered for one session only. */
export function rememberProviderSecondFactor(sessionId: string): void {
  acceptedInMemory = sessionId;
  browserStorage.set(KEY, sessionId);
}
