import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

const KEY = 'lureproof.scroll';

/** How far down each entry of this tab's history was scrolled, in pixels. */
let positions: Map<string, number> | null = null;
let signedIn = false;

export function positionOf(entry: string): number | undefined {
  return kept().get(entry);
}

export function rememberPosition(entry: string, top: number): void {
  kept().set(entry, Math.round(top));
}

/**
 * From now on the app scrolls on Back and Forward, and not the browser, which would do so before the
 * page is there. A page that goes is the browser's again, and a reload loses no position. Where
 * somebody was while they were signed in is forgotten with their session.
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
  if (scrolled.length === 0) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(scrolled)));
  } catch {
    // Storage is refused: then positions last as long as the page.
  }
}
