/**
 * Web Storage that never throws. If the browser refuses access, reads find nothing; writes are dropped then, or if it
 * is full.
 */
export interface WebStorage {
  get: (key: string) => string | null;
  /** Returns whether the value is stored. */
  set: (key: string, value: string) => boolean;
  /** Returns false if the browser refuses access. */
  remove: (key: string) => boolean;
  keys: () => readonly string[];
}

export const local = webStorage(() => localStorage);
export const session = webStorage(() => sessionStorage);

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
