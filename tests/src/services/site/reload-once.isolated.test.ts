// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseStorage } from '../../../setup/refused-storage.ts';

const reload = vi.fn<() => void>();

/** A freshly loaded document. */
async function newDocument() {
  vi.resetModules();
  const { reloadOnceFor } = await import('#src/services/site/reload-once.ts');
  return (version: string) => reloadOnceFor(version, reload);
}

beforeEach(() => reload.mockClear());

describe('a version that is missing a file', () => {
  it('causes a reload', async () => {
    const reloadOnceFor = await newDocument();
    expect(reloadOnceFor('2')).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not cause a second one in the same tab', async () => {
    (await newDocument())('2');
    reload.mockClear();
    const reloadOnceFor = await newDocument();
    expect(reloadOnceFor('2')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('causes another for the next version, but not when two versions alternate', async () => {
    const loaded: boolean[] = [];
    for (const version of ['2', '3', '2', '3']) loaded.push((await newDocument())(version));
    expect(loaded).toEqual([true, true, false, false]);
  });

  it('causes three reloads in ten minutes if every page names another version', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const loaded: boolean[] = [];
    for (const version of ['1', '2', '3', '4', '5']) {
      loaded.push((await newDocument())(version));
      vi.setSystemTime(Date.now() + 60_000);
    }
    expect(loaded).toEqual([true, true, true, false, false]);
    vi.setSystemTime(Date.now() + 10 * 60_000);
    expect((await newDocument())('6')).toBe(true);
    expect((await newDocument())('1')).toBe(false);
  });

  it('reports the same reload to every caller', async () => {
    const reloadOnceFor = await newDocument();
    reloadOnceFor('2');
    expect(reloadOnceFor('2')).toBe(true);
  });
});

describe('if storage is blocked', () => {
  const cameBy = (type: NavigationTimingType) => {
    class Timing {
      type = type;
    }
    vi.stubGlobal('PerformanceNavigationTiming', Timing);
    vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
  };

  it.each<[NavigationTimingType, boolean]>([
    ['navigate', true],
    ['back_forward', true],
    ['reload', false],
  ])('a page loaded by %s reloads by itself: %s', async (type, reloads) => {
    refuseStorage('sessionStorage');
    cameBy(type);
    expect((await newDocument())('2')).toBe(reloads);
  });
});
