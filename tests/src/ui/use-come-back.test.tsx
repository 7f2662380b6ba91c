import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
