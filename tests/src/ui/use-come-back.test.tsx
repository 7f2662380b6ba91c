// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useComeBack } from '#src/ui/use-come-back.ts';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('calls for a page that is shown as it was left, and only while it is there', () => {
  const onComeBack = vi.fn<() => void>();
  const { unmount } = renderHook(() => useComeBack(onComeBack));
  show(false);
  expect(onComeBack).not.toHaveBeenCalled();
  show(true);
  expect(onComeBack).toHaveBeenCalledOnce();
  unmount();
  show(true);
  expect(onComeBack).toHaveBeenCalledOnce();
});
