import { vi } from 'vitest';

/**
 * Watches which waits begin from now on. Gives what waits exactly this many milliseconds, newest
 * last: a test calls it in the clock's place. All else goes on in real time.
 */
export function watchTimers(): (milliseconds: number) => (() => void)[] {
  const started = vi.spyOn(globalThis, 'setTimeout');
  return (milliseconds) =>
    started.mock.calls
      .filter(([, delay]) => delay === milliseconds)
      .map(([run]) => run)
      .filter((run): run is () => void => typeof run === 'function');
}
