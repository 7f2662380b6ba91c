import type { SiteKey } from '#src/lib/storage-keys.ts';

const KEY: SiteKey = 'app.reloaded';

/**
 * Other callers may request a reload while one is in progress. A second one, started just as the first finishes, would load
 * the page twice.
 */
let reloading = false;

/**
 * Reloads the page, at most once per tab and deployed version, so that a broken version doesn't reload forever. Returns
 * whether a reload is in progress.
 */
export function reloadOnceFor(version: string, reload = () => window.location.reload()): boolean {
  if (reloading) return true;
  reloading = recordReload(version);
  if (reloading) reload();
  return reloading;
}

function recordReload(version: string): boolean {
  try {
    const tried = (sessionStorage.getItem(KEY) ?? '').split('\n');
    if (tried.includes(version)) return false;
    sessionStorage.setItem(KEY, [...tried, version].filter(Boolean).join('\n'));
    return true;
  } catch {
    // Storage is blocked, so don't reload a page that was itself loaded by a reload.
    return !wasReloaded();
  }
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
}
