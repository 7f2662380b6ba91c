/**
 * Deletes a cookie from this host and from every parent domain except `kept`, so that old cookies don't shadow the new ones
 * after the site's cookie domain has changed. Only a secure page can delete a secure cookie.
 */
export function expireCookie(name: string, kept?: string | null): void {
  for (const domain of domains()) {
    if (domain === kept) continue;
    const scope = domain === null ? '' : `; domain=${domain}`;
    for (const secure of ['', '; secure']) {
      document.cookie = `${name}=; path=/; max-age=0; samesite=lax${scope}${secure}`;
    }
  }
}

/** Null stands for this host alone. Browsers ignore a domain that is a public suffix. */
function domains(): (string | null)[] {
  const labels = window.location.hostname.split('.');
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [null, ...above];
}
