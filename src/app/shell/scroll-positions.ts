const KEY = 'lureproof.scroll';

/** How far down each entry of this tab's history was scrolled, in pixels. */
let positions: Map<string, number> | null = null;

export function positionOf(entry: string): number | undefined {
  return kept().get(entry);
}

export function rememberPosition(entry: string, top: number): void {
  kept().set(entry, Math.round(top));
}

/**
 * From now on the app scrolls on Back and Forward, and not the browser, which would do so before the
 * page is there. A page that goes is the browser's again, and a reload loses no position.
 */
export function keepPositions(): () => void {
  const take = () => (window.history.scrollRestoration = 'manual');
  const leave = () => {
    window.history.scrollRestoration = 'auto';
    keep();
  };
  take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', leave);
  };
}

function kept(): Map<string, number> {
  positions ??= read();
  return positions;
}

function read(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept())));
  } catch {
    // Storage is refused: then positions last as long as the page.
  }
}
