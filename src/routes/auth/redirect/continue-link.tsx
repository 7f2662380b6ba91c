import type { MouseEvent } from 'react';
import { signedInWords } from '#content/auth/signed-in.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { pathOf, useRedirectAfterSignIn } from './use-redirect-after-sign-in.ts';

/** Redirects as a sign-in will after its pause, for a user who doesn't want to wait for it. */
export function ContinueLink({ redirectTo }: { redirectTo: string | null }) {
  const redirect = useRedirectAfterSignIn(redirectTo);
  const decision = decideRedirect(redirectTo, redirectOrigins);
  const onClick = (event: MouseEvent) => {
    // Opened elsewhere, it is an ordinary link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dismissSuccess();
    redirect();
  };
  return (
    <a
      href={decision.kind === 'trusted' ? decision.url : pathOf(decision)}
      className={buttonStyle('main')}
      onClick={onClick}
    >
      {signedInWords.justNow.continue}
    </a>
  );
}
