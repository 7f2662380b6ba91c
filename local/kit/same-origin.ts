/**
 * CSRF protection: whether a request comes from the service's own pages or from no page at all, such
 * as curl. Sec-Fetch-Site, which pages cannot forge, takes precedence over Origin, which is `null` on
 * pages that send no referrer.
 */
export function isOwnRequest(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}
