import { SITE_PREFIX } from './storage-keys.ts';
import { browserStorage, tabStorage, type WebStorage } from './web-storage.ts';

/** Everything that this site has stored, from the theme to unsent messages, except tokens. */
export function readSiteStorage(): Readonly<Record<'local' | 'session', Record<string, string>>> {
  return { local: valuesIn(browserStorage), session: valuesIn(tabStorage) };
}

function valuesIn(storage: WebStorage): Record<string, string> {
  return Object.fromEntries(
    [...ownKeys(storage)].sort().map((key) => [key, storage.get(key) ?? '']),
  );
}

/** Removes everything that this site has stored, except the tokens, which the sign-out still needs. */
export function clearSiteStorage(): void {
  for (const storage of [browserStorage, tabStorage]) {
    for (const key of ownKeys(storage)) storage.remove(key);
  }
}

function ownKeys(storage: WebStorage): readonly string[] {
  return storage.keys().filter((key) => key.startsWith(SITE_PREFIX));
}
