import { SCROLL_KEY } from '#src/lib/storage-keys.ts';

const { history, location } = window;
const { pathname } = location;

/** Whether the address is another page's: the app has navigated, in this document or before a reload. */
function isAtAnotherPage(): boolean {
  return location.pathname !== pathname;
}

export function showAddress(): void {
  if (isAtAnotherPage()) location.reload();
}

/**
 * Scrolls to where the visitor was in a history entry that the app has shown: the browser restores none of those
 * (src/app/shell/scroll-positions.ts).
 */
export function restorePosition(): void {
  const { key = pathname + location.hash }: { key?: string } = history.state || {};
  try {
    if (history.scrollRestoration === 'manual')
      window.scrollTo(0, JSON.parse(sessionStorage.getItem(SCROLL_KEY) || '{}')[key] || 0);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Lets the browser restore this page's entry. Another entry's position isn't this page's. */
export function handBackPosition(): void {
  if (!isAtAnotherPage()) history.scrollRestoration = 'auto';
}
