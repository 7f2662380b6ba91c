/** A path without its trailing slash: both are the same page. */
export function pagePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}
