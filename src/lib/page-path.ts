/** The `.` in the router's regular expressions doesn't match these. */
const LINE_TERMINATORS = /[\n\r\u2028\u2029]/g;

/** Characters that mean the same whether they are escaped or not (RFC 3986, 6.2.2.2). */
const UNRESERVED = /%(?:2D|2E|3\d|4[1-9A-F]|5[\dAF]|6[1-9A-F]|7[\dAE])/gi;

/**
 * The pathname to pass to the router, without needless escapes, because hosts serve the same file with or without them. It would render nothing, or different pages in different places, for a path that it
 * can't decode or match, or one with an empty segment. Escaping such a path again makes it an ordinary unknown one.
 */
export function routablePath(pathname: string): string {
  if (isRoutable(pathname)) return pathname.replaceAll(UNRESERVED, decodeURIComponent);
  const whole = pathname.slice(1).replace(LINE_TERMINATORS, encodeURIComponent);
  return `/${whole.replaceAll('%', '%25').replaceAll('/', '%2F')}`;
}

function isRoutable(pathname: string): boolean {
  if (!pathname.startsWith('/') || pathname.includes('//')) return false;
  try {
    return decodeURIComponent(pathname).search(LINE_TERMINATORS) === -1;
  } catch {
    return false;
  }
}

/** The path that identifies a page: without a trailing slash. */
export function pagePath(pathname: string): string {
  return routablePath(pathname).replace(/\/$/, '') || '/';
}
