const PROBE = 'app-secure-probe';

/**
 * False only in Safari on plain-http localhost, where it silently drops secure cookies.
 */
export function acceptsSecureCookies(): boolean {
  if (window.location.protocol === 'https:') return true;
  document.cookie = `${PROBE}=1; path=/; secure; samesite=lax`;
  const kept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; path=/; secure; samesite=lax; max-age=0`;
  return kept;
}
