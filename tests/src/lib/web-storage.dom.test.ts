import { expect, it } from 'vitest';
import { local, session } from '#src/lib/web-storage.ts';
import { refuseStorage } from '../../setup/refused-storage.ts';

it('stores, reads and removes values in the given storage', () => {
  expect(local.set('a', '1')).toBe(true);
  expect(session.set('b', '2')).toBe(true);
  expect([local.get('a'), local.get('b'), session.get('b')]).toEqual(['1', null, '2']);
  expect([local.keys(), session.keys()]).toEqual([['a'], ['b']]);
  expect(local.remove('a')).toBe(true);
  expect(local.keys()).toEqual([]);
});

it('returns nothing and reports failure if storage is blocked', () => {
  refuseStorage('localStorage');
  expect(local.set('a', '1')).toBe(false);
  expect(local.remove('a')).toBe(false);
  expect(local.get('a')).toBeNull();
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
    expect(session.set('a', '1')).toBe(false);
    expect(session.get('a')).toBeNull();
    expect(session.keys()).toEqual([]);
  } finally {
    if (descriptor !== undefined) Object.defineProperty(globalThis, 'sessionStorage', descriptor);
  }
});
