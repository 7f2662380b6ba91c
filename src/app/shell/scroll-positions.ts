import { tabStorage } from '#src/lib/web-storage.ts';
import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

const KEY = 'app.scroll';

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
 * hands it back and stores the positions, which so survive a reload. A session's positions are forgotten when it ends.
 */
export function manageScrollRestoration(): () => void {
  const takeOver = () => (window.history.scrollRestoration = 'manual');
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
    forgetEndedSession();
    store();
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
    const stored: unknown = JSON.parse(tabStorage.get(KEY) ?? '{}');
    tabStorage.remove(KEY);
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

function store(): void {
  const scrolled = [...knownPositions()].filter(([, top]) => top > 0);
  // Positions stored earlier may be from a session that has since ended.
  if (scrolled.length === 0) tabStorage.remove(KEY);
  else tabStorage.set(KEY, JSON.stringify(Object.fromEntries(scrolled)));
}
