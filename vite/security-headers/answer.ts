import { posix } from 'node:path';

/** What the site answers for a path, before headers. `file` is relative to the site's directory. */
export interface Answer {
  status: 200 | 404;
  /** Undefined when there is nothing to show: a missing image, a missing script. */
  file: string | undefined;
  cacheControl: string;
}

export interface Site {
  /** Whether the built site has this file; the path is relative and has no leading slash. */
  hasFile: (path: string) => boolean;
  /** Whether the app has a screen for the path, which comes without a trailing slash. */
  knownPath: (pathname: string) => boolean;
  /** The page of a screen that has none of its own. */
  shell: string;
}

const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about each time. */
const REVALIDATE = 'no-cache';

/** Names under this directory carry a hash of their content. */
const HASHED_DIRECTORY = 'assets/';

/**
 * A path is a file, a prerendered page, a screen that the app draws itself, or unknown. A trailing
 * slash makes no difference. Unknown paths show the app too, which says so, with a real 404.
 */
export function answerFor(pathname: string, site: Site): Answer {
  const path = decode(pathname);
  if (path === undefined) return { status: 404, file: undefined, cacheControl: REVALIDATE };
  const relative = path.slice(1);
  if (relative !== '' && site.hasFile(relative)) {
    const cacheControl = relative.startsWith(HASHED_DIRECTORY) ? FOREVER : REVALIDATE;
    return { status: 200, file: relative, cacheControl };
  }
  const page = path.replace(/\/+$/, '') || '/';
  const status = site.knownPath(page) ? 200 : 404;
  if (status === 404 && looksLikeFile(page)) {
    return { status, file: undefined, cacheControl: REVALIDATE };
  }
  const candidates = [
    posix.join(page, 'index.html').slice(1),
    ...(status === 404 ? ['404.html'] : []),
    site.shell,
  ];
  return { status, file: candidates.find((file) => site.hasFile(file)), cacheControl: REVALIDATE };
}

function looksLikeFile(page: string): boolean {
  return page.startsWith(`/${HASHED_DIRECTORY}`) || posix.extname(page) !== '';
}

/** Undefined for what no path may hold: broken escapes, a way out of the directory, a NUL. */
function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const safe = !path.includes('\0') && !path.includes('\\') && !path.split('/').includes('..');
    return safe && path.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}
