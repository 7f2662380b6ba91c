import { REDIRECT_PARAM } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect, internalPage } from '#src/flows/redirect/redirect-policy.ts';

/** The target of a redirect. If that is this page itself, the target that it carries: the page can't redirect to itself. */
export function beyond(path: string, redirectTo: string | null): string | null {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind !== 'internal' || internalPage(decision) !== path) return redirectTo;
  const { searchParams } = new URL(decision.path, redirectOrigins.site);
  return beyond(path, searchParams.get(REDIRECT_PARAM));
}
