/**
 * Deletes a cookie of this host and of every domain above it, apart from `kept`: a site whose cookies have moved to
 * another domain would else read the old ones. A secure cookie is deleted only where secure ones may be set.
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

/** Null is this host alone. Browsers ignore a domain that is a public suffix. */
function domains(): (string | null)[] {
  const labels = window.location.hostname.split('.');
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [null, ...above];
}
