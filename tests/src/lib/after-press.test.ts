// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress } from '#src/lib/after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pressed({ isDown, before }: { isDown: boolean; before: boolean }): void {
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
    selector === ':active' ? (isDown ? document.body : null) : find(selector),
  );
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: before } });
}

function started() {
  const done = vi.fn<() => void>();
  void afterPress().then(done);
  return done;
}

describe('work that takes longer than a frame', () => {
  it('starts immediately on a page where nothing has been pressed', async () => {
    pressed({ isDown: false, before: false });
    const done = started();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
  });

  it('waits for the frame after a press', async () => {
    pressed({ isDown: false, before: true });
    const done = started();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toHaveBeenCalled();
  });

  it.each(['pointerup', 'pointercancel', 'a long press'])('waits for %s', async (end) => {
    pressed({ isDown: true, before: false });
    const done = started();
    await vi.advanceTimersByTimeAsync(200);
    expect(done).not.toHaveBeenCalled();
    if (end === 'a long press') await vi.advanceTimersByTimeAsync(100);
    else document.dispatchEvent(new Event(end));
    await vi.advanceTimersByTimeAsync(20);
    expect(done).toHaveBeenCalled();
  });
});
