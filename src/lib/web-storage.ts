import type { SiteKey } from './storage-keys.ts';

/** Amplify's keys, and its tokens' cookies, begin with this. */
type AmplifyKey = `CognitoIdentityServiceProvider.${string}`;

/**
 * Web Storage that never throws. If the browser blocks it, reads return null; writes are dropped if it is blocked or full.
 */
export interface WebStorage {
  get: (key: string) => string | null;
  /** Returns whether the value was stored. */
  set: (key: SiteKey | AmplifyKey, value: string) => boolean;
  /** Returns false if the browser blocks storage. */
  remove: (key: string) => boolean;
  keys: () => readonly string[];
}

export const browserStorage = webStorage(() => localStorage);
export const tabStorage = webStorage(() => sessionStorage);

function webStorage(area: () => Storage): WebStorage {
  function attempt<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
    try {
      return use(area());
    } catch {
      return otherwise;
    }
  }
  const succeeds = (use: (storage: Storage) => void) =>
    attempt((storage) => {
      use(storage);
      return true;
    }, false);

  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => succeeds((storage) => storage.setItem(key, value)),
    remove: (key) => succeeds((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}
