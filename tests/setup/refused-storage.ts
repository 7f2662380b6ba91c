import { vi } from 'vitest';

/** As in a browser that keeps nothing for a site: every use of the storage throws, until the test ends. */
export function refuseStorage(name: 'localStorage' | 'sessionStorage'): void {
  const refuse = () => {
    // jsdom's DOMException is no Error, as a browser's is.
    throw Object.assign(new Error('Denied'), { name: 'SecurityError' });
  };
  vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
}
