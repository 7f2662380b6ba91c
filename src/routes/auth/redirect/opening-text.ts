import { signedInWords } from '#content/auth/signed-in.ts';
import { paths } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { pathOf } from './use-redirect-after-sign-in.ts';

const { opening } = signedInWords.justNow;

/** Names the page to which a sign-in redirects. */
export function openingText(redirectTo: string | null): string {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind === 'learning-site') return opening.lessons;
  if (decision.kind === 'trusted') return opening.other;
  return pathOf(decision).startsWith(paths.dashboard) ? opening.dashboard : opening.other;
}
