import { afterEach, beforeEach, vi } from 'vitest';
import { appSignals, signal } from '#src/lib/app-signals.ts';

export const APP = '/assets/index.js';

/** Runs the boot script, once in each test, as if its element had this data. */
export function useBootScript(): (data: Record<string, string>) => Promise<void> {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // From then on the script waits for no interaction.
    signal(appSignals.live);
    Reflect.deleteProperty(document, 'currentScript');
  });
  return async (data) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    await import('#src/boot/boot.ts');
    // The script precedes the page's body.
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
}
