/** Whether a URL's query has the provider's response: a code or an error (RFC 6749, section 4.1.2). */
export function carriesResponse(query: URLSearchParams): boolean {
  return query.has('code') || query.has('error');
}
