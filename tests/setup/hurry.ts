import { configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

const TIMES = 20;
const LONG_MS = 4000;
/** For a busy machine: nothing waits that long where all is well. */
const PATIENCE_MS = 15_000;

/**
 * Timers of seconds run out twenty times sooner: the library's pauses between tries, the screens'
 * redirects and countdowns. Longer ones keep their time, the assertions' patience among them; the
 * clock stands as it is.
 */
export function useHurry(): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  beforeEach(() => {
    const { setTimeout: later, setInterval: regularly } = globalThis;
    const sooner = (wait: number) => (wait < LONG_MS ? wait / TIMES : wait);
    vi.stubGlobal('setTimeout', (work: () => void, wait = 0, ...rest: []) =>
      later(work, sooner(wait), ...rest),
    );
    // A waiting assertion looks every 50 ms; what ticks by the second is a countdown.
    vi.stubGlobal('setInterval', (work: () => void, wait = 0, ...rest: []) =>
      regularly(work, wait < 1000 ? wait : sooner(wait), ...rest),
    );
  });
}
