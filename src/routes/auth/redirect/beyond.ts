import { REDIRECT_PARAM } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { pagePath } from '#src/lib/page-path.ts';

/** The target of a redirect. If that is this page itself, the target that it carries: the page can't redirect to itself. */
export function beyond(path: string, redirectTo: string | null): string | null {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind !== 'internal') return redirectTo;
  const url = new URL(decision.path, redirectOrigins.site);
  return pagePath(url.pathname) === path
    ? beyond(path, url.searchParams.get(REDIRECT_PARAM))
    : redirectTo;
}
