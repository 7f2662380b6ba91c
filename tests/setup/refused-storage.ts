import { vi } from 'vitest';

/** Makes every access to the storage throw until the test ends, as in a browser that blocks it for a site. */
export function refuseStorage(name: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    // In jsdom, DOMException isn't an Error.
    throw Object.assign(new Error('Denied'), { name: 'SecurityError' });
  };
  vi.stubGlobal(name, new Proxy({}, { get: refuse, ownKeys: refuse }));
}
