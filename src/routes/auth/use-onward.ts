import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { unreachable } from '#src/lib/unreachable.ts';

/** Goes where a signed-in person wanted to go, as far as the redirect policy lets them. */
export function useOnward(redirectTo: string | null): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const decision = decideRedirect(redirectTo, redirectOrigins);
    const go = (path: string) => void navigate(path, { replace: true });
    switch (decision.kind) {
      case 'none':
        return go(paths.dashboard);
      case 'internal':
        return go(decision.path);
      case 'learning-site':
        return go(withRedirect(paths.callback, decision.url));
      case 'trusted':
        return window.location.assign(decision.url);
      case 'leave':
        return go(withRedirect(paths.leave, decision.url));
      default:
        return unreachable(decision);
    }
  }, [navigate, redirectTo]);
}
