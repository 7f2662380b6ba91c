/** The `.` in the router's regular expressions doesn't match these. */
const LINE_TERMINATORS = /[\n\r\u2028\u2029]/g;

/**
 * The pathname to pass to the router. It would render nothing, or different pages in different places, for a path that it
 * can't decode or match, or one with an empty segment. Escaping such a path again makes it an ordinary unknown one.
 */
export function routablePath(pathname: string): string {
  if (isRoutable(pathname)) return pathname;
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
