import { expect, it, vi } from 'vitest';
import { savesData } from '#src/lib/saves-data.ts';

it.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('%j', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(savesData()).toBe(expected);
});
