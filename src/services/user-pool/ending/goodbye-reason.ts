import { tabStorage } from '#src/lib/web-storage.ts';

const KEY = 'app.goodbye';

const REASONS = ['signed-out-everywhere', 'signed-out-but-at-provider', 'account-deleted'] as const;

/** What /goodbye confirms. */
export type GoodbyeReason = (typeof REASONS)[number];

/** Kept in session storage, because a social session returns from the hosted sign-out in a new page load. */
export function storeGoodbyeReason(reason: GoodbyeReason): void {
  tabStorage.set(KEY, reason);
}

export function storedGoodbyeReason(): GoodbyeReason | null {
  const kept = tabStorage.get(KEY);
  return REASONS.find((reason) => reason === kept) ?? null;
}

export function clearGoodbyeReason(): void {
  tabStorage.remove(KEY);
}
