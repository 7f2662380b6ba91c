import { useSyncExternalStore } from 'react';

export interface Later<Module> {
  /** Rejects if the module can't be loaded; the next call retries. */
  fetch: () => Promise<Module>;
  /** The module; null until it has loaded. */
  useModule: () => Module | null;
}

/** A module that is loaded on demand, so that more urgent ones load first. */
export function later<Module>(load: () => Promise<Module>): Later<Module> {
  let loaded: Module | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    fetch: async () => {
      loaded = await load();
      for (const notify of listeners) notify();
      return loaded;
    },
    useModule: () =>
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => null,
      ),
  };
}
