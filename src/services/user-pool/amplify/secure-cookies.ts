const PROBE = 'lureproof-secure-probe';

/**
 * Cookies are secure wherever the browser keeps them. The one exception is Safari on plain-http
 * localhost, which drops secure cookies silently; on https this is always true.
 */
export function acceptsSecureCookies(): boolean {
  if (window.location.protocol === 'https:') return true;
  document.cookie = `${PROBE}=1; path=/; secure; samesite=lax`;
  const kept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; path=/; secure; samesite=lax; max-age=0`;
  return kept;
}
