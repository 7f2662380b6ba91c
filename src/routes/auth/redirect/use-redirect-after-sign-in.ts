import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT_PARAM, paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import {
  decideRedirect,
  internalPage,
  type RedirectDecision,
} from '#src/flows/redirect/redirect-policy.ts';
import { prefetchScreen } from '#src/lib/prefetch-screen.ts';
import { unreachable } from '#src/lib/unreachable.ts';

/** Returns a function that redirects a signed-in user to `redirectTo`, subject to the redirect policy. */
export function useRedirectAfterSignIn(redirectTo: string | null): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const decision = decideRedirect(redirectTo, redirectOrigins);
    if (decision.kind === 'trusted') window.location.replace(decision.url);
    else void navigate(pathOf(decision), { replace: true });
  }, [navigate, redirectTo]);
}

/** Prefetches the target screen while the success is shown. */
export function prepareRedirect(redirectTo: string | null): void {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind !== 'trusted') prefetchScreen(pathOf(decision));
}

/** The path on this site for every decision but `trusted`. */
export function pathOf(decision: Exclude<RedirectDecision, { kind: 'trusted' }>): string {
  switch (decision.kind) {
    case 'none':
      return paths.profile;
    case 'internal':
      return decision.path;
    case 'learning-site':
      return withRedirect(paths.callback, decision.url);
    case 'leave':
      return withRedirect(paths.leave, decision.url);
    default:
      return unreachable(decision);
  }
}

/** Whether a sign-in redirects to this site's `path`. */
export function redirectsTo(path: string, redirectTo: string | null): boolean {
  return internalPage(decideRedirect(redirectTo, redirectOrigins)) === path;
}

/** The untrusted `redirectTo` query parameter: only the redirect policy may act on it. */
export function useRedirectParam(): string | null {
  const [search] = useSearchParams();
  return search.get(REDIRECT_PARAM);
}
