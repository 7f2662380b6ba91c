/** The router's patterns don't match these with `.` in a regular expression. */
const LINE_TERMINATORS = /[\n\r\u2028\u2029]/g;

/**
 * The pathname to pass to the router. One that it can't decode or match, or with an empty segment, would show nothing
 * or, depending on the place, different pages. Escaping it once more makes it an ordinary unknown path.
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

/** A path without its trailing slash, which makes no difference. */
export function pagePath(pathname: string): string {
  return routablePath(pathname).replace(/\/$/, '') || '/';
}
