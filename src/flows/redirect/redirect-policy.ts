import { pagePath } from '#src/lib/page-path.ts';
import { parseUrl } from '#src/lib/parse-url.ts';

/** Where a user may be redirected after signing in (docs/product, Redirects). */
export type RedirectDecision =
  | { kind: 'none' }
  | { kind: 'internal'; path: string }
  | { kind: 'learning-site'; url: string }
  | { kind: 'trusted'; url: string }
  | { kind: 'leave'; url: string; host: string };

/** In the format of `URL.origin`. */
export interface RedirectOrigins {
  site: string;
  learningSite: string;
  trusted: readonly string[];
}

const NO_REDIRECT: RedirectDecision = { kind: 'none' };

/**
 * Decides by the parsed URL, never by a substring. Refuses (as `none`) any scheme but http and https, and any control
 * character, backslash or credentials, because people and browsers read those differently.
 */
export function decideRedirect(
  redirectTo: string | null | undefined,
  origins: RedirectOrigins,
): RedirectDecision {
  if (redirectTo === null || redirectTo === undefined || redirectTo === '') return NO_REDIRECT;
  const url = hasForbiddenCharacter(redirectTo) ? null : parseUrl(redirectTo, origins.site);
  if (url === null) return NO_REDIRECT;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return NO_REDIRECT;
  if (url.username !== '' || url.password !== '' || hasEmptyCredentials(redirectTo)) {
    return NO_REDIRECT;
  }
  // Chromium accepts a space in a host name (as %20), which the URL Standard forbids.
  if (url.hostname.includes('%')) return NO_REDIRECT;
  if (url.origin === origins.site) return internal(url);
  if (url.origin === origins.learningSite) return { kind: 'learning-site', url: url.href };
  if (origins.trusted.includes(url.origin)) return { kind: 'trusted', url: url.href };
  return { kind: 'leave', url: url.href, host: url.host };
}

/** The path of the page of this site to which a decision leads; null for any other target. */
export function internalPage(decision: RedirectDecision): string | null {
  return decision.kind === 'internal' ? pagePath(decision.path.replace(/[?#].*$/, '')) : null;
}

/** The path starts with exactly one slash, because two would make it a protocol-relative URL of another host. */
function internal(url: URL): RedirectDecision {
  const path = `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}`;
  return { kind: 'internal', path };
}

function hasForbiddenCharacter(value: string): boolean {
  return Array.from(value).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f) || character === '\\';
  });
}

/** `https://@host/` has no credentials once parsed, but misleads readers. Leading spaces are ignored, as in parsing. */
function hasEmptyCredentials(value: string): boolean {
  const authority = /^\s*(?:[a-z][a-z0-9+.-]*:\/*|\/{2,})([^/?#]*)/i.exec(value)?.[1] ?? '';
  return authority.includes('@');
}
