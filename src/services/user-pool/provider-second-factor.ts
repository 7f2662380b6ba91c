import { browserStorage } from '#src/lib/web-storage.ts';

const KEY = 'app.google-protects';

/** The fallback if storage is full or blocked, which lasts as long as the page. */
const acceptedInMemory = new Set<string>();

/**
 * Whether the user, by the id of their account, has read on this device that their provider's second factor protects it in
 * place of an authenticator.
 */
export function hasAcceptedProvider(userId: string): boolean {
  return acceptedInMemory.has(userId) || stored().includes(userId);
}

/** Outlasts the session, so that the user is told once. */
export function rememberAcceptedProvider(userId: string): void {
  acceptedInMemory.add(userId);
  browserStorage.set(KEY, [...new Set([...stored(), userId])].join(' '));
}

function stored(): string[] {
  return browserStorage.get(KEY)?.split(' ') ?? [];
}
