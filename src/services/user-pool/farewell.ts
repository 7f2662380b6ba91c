import { session } from '#src/lib/web-storage.ts';

const KEY = 'app.farewell';

const FAREWELLS = [
  'signed-out-everywhere',
  'signed-out-but-at-provider',
  'account-deleted',
] as const;

/** What has just ended for good; /goodbye confirms it. */
export type Farewell = (typeof FAREWELLS)[number];

/** Kept in the tab, because a social session returns from the hosted sign-out to a new page. */
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
