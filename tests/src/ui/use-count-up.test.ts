import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCountUp } from '#src/ui/use-count-up.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function counting(run: number) {
  return renderHook(({ now }) => useCountUp(80, now), { initialProps: { now: run } });
}

it('counts up from 0 within about a second', () => {
  const { result, rerender } = counting(0);
  rerender({ now: 1 });
  const seen: number[] = [];
  for (let passed = 0; passed < 1000; passed += 50) {
    pass(50);
    seen.push(result.current);
  }
  expect(seen[0]).toBeLessThan(20);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  pass(50);
  expect(result.current).toBe(80);
});
