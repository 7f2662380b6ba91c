import { session } from '#src/lib/web-storage.ts';

const KEY = 'app.farewell';

const FAREWELLS = [
  'signed-out-everywhere',
  'signed-out-but-at-provider',
  'account-deleted',
] as const;

/** What has just been ended for good, for /goodbye to confirm. */
export type Farewell = (typeof FAREWELLS)[number];

/** Kept in session storage, because a social session returns from the hosted sign-out in a new page load. */
export function keepFarewell(farewell: Farewell): void {
  session.set(KEY, farewell);
}

export function keptFarewell(): Farewell | null {
  const kept = session.get(KEY);
  return FAREWELLS.find((farewell) => farewell === kept) ?? null;
}

export function dropFarewell(): void {
  session.remove(KEY);
}
