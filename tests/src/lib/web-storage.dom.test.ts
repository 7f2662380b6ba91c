import { expect, it } from 'vitest';
import { browserStorage, tabStorage } from '#src/lib/web-storage.ts';
import { refuseStorage } from '../../setup/refused-storage.ts';

it('stores, reads and removes values in the given storage', () => {
  expect(browserStorage.set('app.a', '1')).toBe(true);
  expect(tabStorage.set('app.b', '2')).toBe(true);
  expect([
    browserStorage.get('app.a'),
    browserStorage.get('app.b'),
    tabStorage.get('app.b'),
  ]).toEqual(['1', null, '2']);
  expect([browserStorage.keys(), tabStorage.keys()]).toEqual([['app.a'], ['app.b']]);
  expect(browserStorage.remove('app.a')).toBe(true);
  expect(browserStorage.keys()).toEqual([]);
});

it('returns nothing and reports failure if storage is blocked', () => {
  refuseStorage('localStorage');
  expect(browserStorage.set('app.a', '1')).toBe(false);
  expect(browserStorage.remove('app.a')).toBe(false);
  expect(browserStorage.get('app.a')).toBeNull();
});

it('never throws even if accessing the property does', () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  });
  try {
    expect(tabStorage.set('app.a', '1')).toBe(false);
    expect(tabStorage.get('app.a')).toBeNull();
    expect(tabStorage.keys()).toEqual([]);
  } finally {
    if (descriptor !== undefined) Object.defineProperty(globalThis, 'sessionStorage', descriptor);
  }
});
