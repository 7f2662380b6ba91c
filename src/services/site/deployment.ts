/** What the site's host serves now, compared with the running version. */
export type Deployment =
  | { kind: 'offline' }
  /** The host doesn't answer, or not with a page of this site. */
  | { kind: 'unreachable' }
  | { kind: 'current' | 'replaced'; version: string };

/** Entry files have a hash of everything they load in their names, which therefore identify a build. */
const ENTRY_FILE = /\/assets\/index-[\w-]+\.(?:js|css)/g;
const TIMEOUT_MS = 10_000;

/** The version that a page of the site loads; null for any other page. */
export function versionIn(html: string): string | null {
  const files = new Set(html.match(ENTRY_FILE));
  return files.size === 0 ? null : [...files].toSorted().join(' ');
}

/**
 * Requests a page by its path, without the query, which may contain a single-use code. What that page loads is what a
 * reload would.
 */
export async function checkDeployment(path: string): Promise<Deployment> {
  const version = await deployedVersion(path);
  if (version === null) return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  return { kind: version === versionIn(document.head.innerHTML) ? 'current' : 'replaced', version };
}

async function deployedVersion(path: string): Promise<string | null> {
  try {
    const response = await fetch(path, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return versionIn(await response.text());
  } catch {
    return null;
  }
}
