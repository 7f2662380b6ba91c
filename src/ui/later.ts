import { useSyncExternalStore } from 'react';

export interface Later<Module> {
  /** Rejects when the module can't be fetched; the next call asks for it again. */
  fetch: () => Promise<Module>;
  /** The module, once somebody has fetched it. */
  useModule: () => Module | null;
}

/** A module that is fetched when it is wanted, so that what is wanted first need not wait for it. */
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
      for (const tell of listeners) tell();
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
