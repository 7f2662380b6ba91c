import { SCROLL_KEY } from '#src/lib/storage-keys.ts';
import { tabStorage } from '#src/lib/web-storage.ts';
import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

/** The scroll position of each entry in this tab's history, in pixels. */
let positions: Map<string, number> | null = null;
let signedIn = false;

export function positionOf(entry: string): number | undefined {
  return knownPositions().get(entry);
}

export function rememberPosition(entry: string, top: number): void {
  knownPositions().set(entry, Math.round(top));
}

/**
 * Takes scroll restoration over from the browser, which would restore a position before the page renders. On pagehide,
 * stores the positions, from which the next page's boot script (src/boot/history-entry.ts) or app restores this one's. Hands an
 * entry with a hash back to the browser, which would scroll to the element instead. A session's positions are forgotten
 * when it ends.
 */
export function manageScrollRestoration(): () => void {
  const takeOver = () => (window.history.scrollRestoration = 'manual');
  const handBack = () => {
    forgetEndedSession();
    if (!store() || window.location.hash !== '') window.history.scrollRestoration = 'auto';
  };
  takeOver();
  knownPositions();
  signedIn = hasSessionHint();
  const stopListening = onSessionChange(forgetEndedSession);
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
    stopListening();
  };
}

function forgetEndedSession(): void {
  const wasSignedIn = signedIn;
  signedIn = hasSessionHint();
  if (wasSignedIn && !signedIn) knownPositions().clear();
}

function knownPositions(): Map<string, number> {
  positions ??= read();
  return positions;
}

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(SCROLL_KEY) ?? '{}');
    tabStorage.remove(SCROLL_KEY);
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return new Map(
      entries.flatMap(([entry, top]): [string, number][] =>
        typeof top === 'number' ? [[entry, top]] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

function store(): boolean {
  const scrolled = [...knownPositions()].filter(([, top]) => top > 0);
  // Positions stored earlier may be from a session that has since ended.
  return scrolled.length === 0
    ? tabStorage.remove(SCROLL_KEY)
    : tabStorage.set(SCROLL_KEY, JSON.stringify(Object.fromEntries(scrolled)));
}
