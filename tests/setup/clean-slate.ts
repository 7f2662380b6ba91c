import { afterEach, beforeEach, expect, vi } from 'vitest';
import { PATIENCE_MS } from './eventually.ts';

/** Keeps tests apart: files share a process and its document. */

afterEach(() => {
  vi.useRealTimers();
});

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  await import('./run-effects.ts');
  await import('./translated-page.ts');
  configure({ asyncUtilTimeout: PATIENCE_MS });

  beforeEach(() => {
    // jsdom has no scrolling.
    vi.stubGlobal('scrollTo', () => undefined);
    // Nor media queries: none matches.
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    // Nor layout: nothing comes into view.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe(): void {}
      },
    );
    // Nor style: it supports everything.
    vi.stubGlobal('CSS', { supports: () => true });
  });

  afterEach(() => {
    // A sentence's tags are rendered (src/ui/linked-text.tsx), never read.
    expect(document.body.textContent).not.toMatch(/<[a-z]+\/>/);
    cleanup();
    document.head.replaceChildren();
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
    }
    sessionStorage.clear();
    localStorage.clear();
  });
}

// Runs first, so that what is cleared above is the real storage. Vitest's `unstubGlobals` runs before
// each test, which is too late for what the next file imports.
afterEach(() => {
  vi.unstubAllGlobals();
});
