import { afterEach, beforeEach, vi } from 'vitest';
import { appSignals, signal } from '#src/lib/app-signals.ts';

export const APP = '/assets/index.js';

/** Runs the boot script, once per test, as if its element had these data attributes. */
export function useBootScript(): (data: Record<string, string>) => Promise<void> {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // Stops the script from waiting for an interaction, a task later.
    signal(appSignals.live);
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector('html > script')?.remove();
  });
  return async (data) => {
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    document.documentElement.prepend(script);
    await import('#src/boot/boot.ts');
    // The script runs before the page's body is parsed.
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
}
