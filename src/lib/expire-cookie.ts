interface Scopes {
  paths?: readonly string[];
  /** The domain, null for this host alone, of a cookie at `/` to keep. */
  kept?: string | null;
  /** Whether to delete partitioned cookies (CHIPS) too, which are other cookies of the same name. */
  partitioned?: boolean;
}

/**
 * Deletes a cookie from this host and every parent domain, at each of the paths. Any of them may have been set by an earlier
 * version of this site with another cookie domain, or by another host under the same parent domain.
 */
export function expireCookie(
  name: string,
  { paths = ['/'], kept, partitioned = false }: Scopes = {},
): void {
  for (const path of paths) {
    for (const domain of domains()) {
      if (path === '/' && domain === kept) continue;
      const scope = domain === null ? '' : `; domain=${domain}`;
      for (const kind of kinds(partitioned)) {
        document.cookie = `${name}=; path=${path}${scope}; samesite=lax${kind}; max-age=0`;
      }
    }
  }
}

/** Enough for any path of this site, and few enough for one that is made up. */
const MAX_PATHS = 12;

/** The paths of all cookies that a page at this path receives (RFC 6265, 5.1.4). */
export function cookiePathsOf(pathname: string): string[] {
  const ends = [...pathname.matchAll(/\/|$/g)].flatMap(({ index }) => [index, index + 1]);
  const paths = new Set(ends.map((end) => pathname.slice(0, end)));
  // A semicolon would end the attribute.
  return [...paths].filter((path) => path !== '' && !path.includes(';')).slice(0, MAX_PATHS);
}

/** Null stands for this host alone. Browsers ignore a domain that is a public suffix. */
function domains(): (string | null)[] {
  const labels = window.location.hostname.split('.');
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return [null, ...above];
}

/** Only a secure page can delete a secure cookie, and Safari takes none for localhost without TLS. */
function kinds(partitioned: boolean): readonly string[] {
  if (window.location.protocol !== 'https:') return ['', '; secure'];
  return partitioned ? ['; secure', '; secure; partitioned'] : ['; secure'];
}
