import { signedInWords } from '#content/auth/signed-in.ts';
import { paths } from '#src/config/paths.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect, internalPage } from '#src/flows/redirect/redirect-policy.ts';

const { opening } = signedInWords.justNow;

/** Names the page to which a sign-in redirects. */
export function openingText(redirectTo: string | null): string {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  if (decision.kind === 'learning-site') return opening.lessons;
  if (decision.kind === 'none') return opening.dashboard;
  const page = internalPage(decision);
  const isDashboard = page === paths.dashboard || page?.startsWith(`${paths.dashboard}/`) === true;
  return isDashboard ? opening.dashboard : opening.other;
}
