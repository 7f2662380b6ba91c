import type { SiteKey } from '#src/lib/storage-keys.ts';

/** A line for each reload: its time, and the version that it was for. */
const KEY: SiteKey = 'app.reloaded';

/** A host that names another version in every page would otherwise reload without end. */
const LIMIT = { reloads: 3, withinMs: 10 * 60_000 };

/**
 * Other callers may request a reload while one is in progress. A second one, started just as the first finishes, would load
 * the page twice.
 */
let reloading = false;

/**
 * Reloads the page, at most once per tab and deployed version and not often, so that it doesn't reload forever. Returns
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
    const earlier = (sessionStorage.getItem(KEY) ?? '').split('\n').filter(Boolean);
    const now = Date.now();
    const recent = earlier.filter((line) => Math.abs(now - parseInt(line, 10)) < LIMIT.withinMs);
    const isTried = earlier.some((line) => line.replace(/^\d+ /, '') === version);
    if (isTried || recent.length >= LIMIT.reloads) return false;
    sessionStorage.setItem(KEY, [...earlier, `${now} ${version}`].join('\n'));
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
