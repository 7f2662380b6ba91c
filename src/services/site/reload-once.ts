const KEY = 'app.reloaded';

/**
 * A reload takes time, during which other callers may ask for it again. A second one, started just as the first
 * finishes, would load the page twice.
 */
let reloading = false;

/**
 * Reloads the page, at most once per tab for each version that the host serves, so that a broken version doesn't reload
 * forever. Returns whether the reload is under way.
 */
export function reloadOnceFor(version: string, reload = () => window.location.reload()): boolean {
  if (reloading) return true;
  reloading = noteReload(version);
  if (reloading) reload();
  return reloading;
}

function noteReload(version: string): boolean {
  try {
    const tried = (sessionStorage.getItem(KEY) ?? '').split('\n');
    if (tried.includes(version)) return false;
    sessionStorage.setItem(KEY, [...tried, version].filter(Boolean).join('\n'));
    return true;
  } catch {
    // Storage is refused, so a page that was itself loaded by a reload doesn't reload again.
    return !cameByReload();
  }
}

function cameByReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
