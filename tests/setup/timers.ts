import { vi } from 'vitest';

/**
 * Records the timers started from now on. Returns the callbacks of those with exactly this delay, newest last, for the
 * test to call itself. Everything else runs in real time.
 */
export function watchTimers(): (milliseconds: number) => (() => void)[] {
  const started = vi.spyOn(globalThis, 'setTimeout');
  return (milliseconds) =>
    started.mock.calls
      .filter(([, delay]) => delay === milliseconds)
      .map(([run]) => run)
      .filter((run): run is () => void => typeof run === 'function');
}
