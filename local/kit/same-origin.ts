/**
 * Whether a request that changes something comes from the service's own pages, or from no page at
 * all (curl, a test). A page that sends no referrer sends `Origin: null`; there, as everywhere it is
 * sent, Sec-Fetch-Site decides, which no page can forge.
 */
export function isOwnRequest(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}
