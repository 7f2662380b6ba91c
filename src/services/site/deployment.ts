/** How the version that the host now serves compares with the one that is running. */
export type Deployment =
  | { kind: 'offline' }
  /** The host doesn't answer, or answers with something that isn't a page of this site. */
  | { kind: 'unreachable' }
  | { kind: 'current' | 'replaced'; version: string };

/** The names of the entry files contain a hash of everything they load, and so identify a build. */
const ENTRY_FILE = /\/assets\/index-[\w-]+\.(?:js|css)/g;
const TIMEOUT_MS = 10_000;

/** The version that a page of this site loads. Null for any other page. */
export function versionIn(html: string): string | null {
  const files = new Set(html.match(ENTRY_FILE));
  return files.size === 0 ? null : [...files].sort().join(' ');
}

/**
 * Requests a page, to find the version that a reload would load. Only by its path: the query may contain a single-use code.
 */
export async function checkDeployment(path: string): Promise<Deployment> {
  const version = await deployedVersion(path);
  if (version === null) return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  return { kind: version === versionIn(document.head.innerHTML) ? 'current' : 'replaced', version };
}

async function deployedVersion(path: string): Promise<string | null> {
  try {
    // Not `path` itself: `//evil.example/x` is a path of this host, but a URL of that one.
    const response = await fetch(window.location.origin + path, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return versionIn(await response.text());
  } catch {
    return null;
  }
}
