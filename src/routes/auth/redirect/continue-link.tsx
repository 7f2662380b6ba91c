import { Link } from 'react-router-dom';
import { signedInWords } from '#content/auth/signed-in.ts';
import { redirectOrigins } from '#src/config/redirect-origins.ts';
import { decideRedirect } from '#src/flows/redirect/redirect-policy.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { pathOf } from './use-redirect-after-sign-in.ts';

const STYLE = buttonStyle('plain', 'justify-self-start');

/** Leads to where the redirect after a sign-in will, for a user who doesn't want to wait for it. */
export function ContinueLink({ redirectTo }: { redirectTo: string | null }) {
  const decision = decideRedirect(redirectTo, redirectOrigins);
  const label = signedInWords.justNow.continue;
  return decision.kind === 'trusted' ? (
    <a href={decision.url} className={STYLE}>
      {label}
    </a>
  ) : (
    <Link replace to={pathOf(decision)} className={STYLE} onClick={dismissSuccess}>
      {label}
    </Link>
  );
}
