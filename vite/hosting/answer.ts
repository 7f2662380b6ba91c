/** The site's response to a path, without headers. Every host must respond the same (docs/decisions/0011). */
export type Answer =
  | { status: 200; file: string; cacheControl: string }
  | { status: 302; location: string; cacheControl: string }
  /** `file` is undefined if the site has no 404 page. */
  | { status: 404; file: string | undefined; cacheControl: string };

export interface Redirect {
  from: string;
  to: string;
}

/** Temporary redirects. Password managers use the first one to change a password (W3C change-password). */
export const REDIRECTS: readonly Redirect[] = [
  { from: '/.well-known/change-password', to: '/dashboard/profile#password' },
];

export const NOT_FOUND_PAGE = '404.html';

/** For a request that the host can't read, usually because of too many cookies. */
export const UNREADABLE_PAGE = '400.html';

/** The total length of a request's headers that a host must accept. Two sessions' cookies are longer than nginx's 8 KB. */
export const MAX_HEADER_KB = 32;

/** All that a static site can respond to. */
export const METHODS: readonly string[] = ['GET', 'HEAD'];

/** File names in this directory contain a hash of the content, so browsers may cache them forever. */
export const HASHED_DIRECTORY = '/assets/';

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use. */
export const CACHE_REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Resolves a path to a file, a page's directory (with or without a trailing slash), a redirect, or a 404. `hasFile` takes a
 * path relative to the built site, without a leading slash.
 */
export function answerFor(pathname: string, hasFile: (path: string) => boolean): Answer {
  const path = decode(pathname);
  const redirect = REDIRECTS.find(({ from }) => from === path);
  if (redirect !== undefined) {
    return { status: 302, location: redirect.to, cacheControl: CACHE_REVALIDATED };
  }
  const file = path === undefined ? undefined : fileAt(path, hasFile);
  if (file === undefined) {
    const page = hasFile(NOT_FOUND_PAGE) ? NOT_FOUND_PAGE : undefined;
    return { status: 404, file: page, cacheControl: CACHE_REVALIDATED };
  }
  const isHashed = `/${file}`.startsWith(HASHED_DIRECTORY);
  return { status: 200, file, cacheControl: isHashed ? CACHE_FOREVER : CACHE_REVALIDATED };
}

function fileAt(path: string, hasFile: (path: string) => boolean): string | undefined {
  const page = `${path.replace(/\/$/, '')}/index.html`;
  return [path, page].map((name) => name.slice(1)).find((name) => name !== '' && hasFile(name));
}

/**
 * Undefined for invalid paths: malformed escapes, directory traversal, a NUL, an escaped slash, which doesn't separate
 * segments (RFC 3986, 2.2), or an empty segment, which a file system ignores and an object store doesn't.
 */
function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    const isPlain = !/[\0\\]|\/\/|^[^/]/.test(path) && !path.split('/').includes('..');
    return isPlain && !/%2f/i.test(pathname) ? path : undefined;
  } catch {
    return undefined;
  }
}
