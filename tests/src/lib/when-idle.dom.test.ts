import { describe, expect, it, vi } from 'vitest';
import { whenIdle } from '#src/lib/when-idle.ts';

describe('with requestIdleCallback', () => {
  it('calls back when idle, unless cancelled', () => {
    const waiting = new Map<number, () => void>();
    vi.stubGlobal('requestIdleCallback', (call: () => void) => {
      waiting.set(waiting.size + 1, call);
      return waiting.size;
    });
    vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
    const call = vi.fn<() => void>();
    whenIdle(call);
    whenIdle(call)();
    expect(call).not.toHaveBeenCalled();
    for (const run of waiting.values()) run();
    expect(call).toHaveBeenCalledOnce();
  });
});

describe('without it', () => {
  it('calls back soon, unless cancelled', () => {
    vi.useFakeTimers();
    const call = vi.fn<() => void>();
    whenIdle(call);
    whenIdle(call)();
    expect(call).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(call).toHaveBeenCalledOnce();
  });
});
