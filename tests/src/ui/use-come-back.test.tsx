import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useComeBack } from '#src/ui/use-come-back.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls back when a page is restored or navigated back to, only while mounted', () => {
  const onComeBack = vi.fn<() => void>();
  const { unmount } = renderHook(() => useComeBack(onComeBack));
  show(false);
  expect(onComeBack).not.toHaveBeenCalled();
  show(true);
  expect(onComeBack).toHaveBeenCalledOnce();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onComeBack).toHaveBeenCalledTimes(2);
  unmount();
  show(true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onComeBack).toHaveBeenCalledTimes(2);
});

describe('after a navigation that never happens', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls back after ten seconds', () => {
    const onComeBack = vi.fn<() => void>();
    const { result } = renderHook(() => useComeBack(onComeBack));
    vi.advanceTimersByTime(60_000);
    expect(onComeBack).not.toHaveBeenCalled();
    result.current();
    vi.advanceTimersByTime(9_999);
    expect(onComeBack).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onComeBack).toHaveBeenCalledOnce();
  });
});
