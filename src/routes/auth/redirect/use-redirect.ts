import { useMemo } from 'react';
import { useNavigate, useSearchParams, type NavigateFunction } from 'react-router-dom';
import { signedInWords } from '#content/auth/signed-in.ts';
import { REDIRECT_PARAM, paths, withRedirect } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import {
  decideRedirect,
  internalPage,
  type RedirectDecision,
} from '#src/flows/redirect/redirect-policy.ts';
import { prefetchScreen } from '#src/lib/prefetch-screen.ts';
import { unreachable } from '#src/lib/unreachable.ts';

/** Where a sign-in redirects. */
export interface Redirect {
  decision: RedirectDecision;
  /** Whether the URL names a target, even one that the policy refuses. */
  isAsked: boolean;
  href: string;
  /** Names what opens. */
  opening: string;
  /** The address of another page of the sign-in, which passes the target on. */
  via: (path: string) => string;
  /** What to store of it while the user is at Google. Untrusted, like the URL. */
  asked: string | null;
  /** Prefetches the target screen while the success is shown. */
  prepare: () => void;
  follow: () => void;
}

/** Decides once, from this page's URL. */
export function useRedirect(): Redirect {
  return useDecision(useRedirectParam());
}

/** The same on a page that can't redirect to itself, with a stored target if the URL has none. */
export function useRedirectBeyond(path: string, kept: string | null): Redirect {
  return useDecision(skipSelfRedirect(path, useRedirectParam() ?? kept));
}

function useRedirectParam(): string | null {
  const [search] = useSearchParams();
  return search.get(REDIRECT_PARAM);
}

function useDecision(asked: string | null): Redirect {
  const navigate = useNavigate();
  return useMemo(() => redirectTo(asked, navigate), [asked, navigate]);
}

function redirectTo(asked: string | null, navigate: NavigateFunction): Redirect {
  const decision = decideRedirect(asked, redirectOrigins);
  const isTrusted = decision.kind === 'trusted';
  const href = hrefOf(decision);
  return {
    decision,
    isAsked: asked !== null,
    href,
    opening: openingOf(decision),
    via: (path) => withRedirect(path, asked),
    asked,
    prepare: () => {
      if (!isTrusted) prefetchScreen(href);
    },
    follow: () => {
      if (isTrusted) window.location.replace(href);
      else void navigate(href, { replace: true });
    },
  };
}

/** A path on this site, unless the decision is `trusted`. */
function hrefOf(decision: RedirectDecision): string {
  switch (decision.kind) {
    case 'none':
      return paths.profile;
    case 'internal':
      return decision.path;
    case 'learning-site':
      return withRedirect(paths.callback, decision.url);
    case 'trusted':
      return decision.url;
    case 'leave':
      return withRedirect(paths.leave, decision.url);
    default:
      return unreachable(decision);
  }
}

function openingOf(decision: RedirectDecision): string {
  const { opening } = signedInWords.justNow;
  if (decision.kind === 'learning-site') return opening.lessons;
  if (decision.kind === 'none') return opening.dashboard;
  const page = internalPage(decision);
  const isDashboard = page === paths.dashboard || page?.startsWith(`${paths.dashboard}/`) === true;
  return isDashboard ? opening.dashboard : opening.other;
}

/** Unwraps redirectTo for as long as it names this page itself. */
function skipSelfRedirect(path: string, asked: string | null): string | null {
  const decision = decideRedirect(asked, redirectOrigins);
  if (decision.kind !== 'internal' || internalPage(decision) !== path) return asked;
  const { searchParams } = new URL(decision.path, redirectOrigins.site);
  return skipSelfRedirect(path, searchParams.get(REDIRECT_PARAM));
}
