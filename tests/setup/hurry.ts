import { beforeEach, vi } from 'vitest';

const TIMES = 20;
const LONG_MS = 4000;

/**
 * Makes timers of a few seconds run twenty times faster: the library's retries, the screens' redirects and countdowns. Longer
 * ones, such as the assertions' timeout, and the clock are unchanged.
 */
export function useHurry(): void {
  beforeEach(() => {
    const { setTimeout: later, setInterval: regularly } = globalThis;
    const sooner = (wait: number) => (wait < LONG_MS ? wait / TIMES : wait);
    vi.stubGlobal('setTimeout', (work: () => void, wait = 0, ...rest: []) =>
      later(work, sooner(wait), ...rest),
    );
    // `waitFor` polls every 50 ms; intervals of seconds are countdowns.
    vi.stubGlobal('setInterval', (work: () => void, wait = 0, ...rest: []) =>
      regularly(work, wait < 1000 ? wait : sooner(wait), ...rest),
    );
  });
}

/** Every timer fires in the next task, whatever its delay. */
export function useNoWaiting(): void {
  beforeEach(() => {
    vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work));
    vi.stubGlobal('clearTimeout', clearImmediate);
  });
}
