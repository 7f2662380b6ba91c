const PROBE = 'app-secure-probe';

/**
 * Cookies are secure wherever the browser allows it. The only exception is Safari on plain-http localhost, which silently
 * drops secure cookies; on https this is always true.
 */
export function acceptsSecureCookies(): boolean {
  if (window.location.protocol === 'https:') return true;
  document.cookie = `${PROBE}=1; path=/; secure; samesite=lax`;
  const kept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; path=/; secure; samesite=lax; max-age=0`;
  return kept;
}
