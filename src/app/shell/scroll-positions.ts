import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

const KEY = 'app.scroll';

/** The scroll position of each entry in this tab's history, in pixels. */
let positions: Map<string, number> | null = null;
let signedIn = false;

export function positionOf(entry: string): number | undefined {
  return kept().get(entry);
}

export function rememberPosition(entry: string, top: number): void {
  kept().set(entry, Math.round(top));
}

/**
 * Restores the scroll position on Back and Forward in the app, because the browser would do so before the page renders.
 * On pagehide the browser takes over again and the positions are stored, so that a reload loses none. They are
 * forgotten when the user's session ends.
 */
export function keepPositions(): () => void {
  const take = () => (window.history.scrollRestoration = 'manual');
  const leave = () => {
    window.history.scrollRestoration = 'auto';
    forgetEndedSession();
    keep();
  };
  take();
  kept();
  signedIn = hasSessionHint();
  const stopListening = onSessionChange(forgetEndedSession);
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
    stopListening();
  };
}

function forgetEndedSession(): void {
  const wasSignedIn = signedIn;
  signedIn = hasSessionHint();
  if (wasSignedIn && !signedIn) kept().clear();
}

function kept(): Map<string, number> {
  positions ??= read();
  return positions;
}

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    sessionStorage.removeItem(KEY);
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

function keep(): void {
  const scrolled = [...kept()].filter(([, top]) => top > 0);
  try {
    // What was kept when the page was last left may be of a session that has ended since.
    if (scrolled.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(scrolled)));
  } catch {
    // The browser refuses its storage: positions last only as long as the page.
  }
}
