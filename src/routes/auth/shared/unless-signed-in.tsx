import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { signedInWords } from '#content/auth/signed-in.ts';
import { signedInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import type { Redirect } from '../redirect/use-redirect.ts';
import { accountAddress } from './account-address.tsx';
import { AuthLayout, WaitingScreen } from './auth-layout.tsx';
import type { ExistingSession } from './use-existing-session.ts';
import { SignOutButton } from './sign-out-button.tsx';

const words = signedInWords.already;

interface UnlessSignedInProps {
  existing: ExistingSession;
  /** The title of the signed-out screen. */
  title: string;
  redirect: Redirect;
  children: ReactNode;
}

/** Renders its children only for an anonymous visitor. */
export function UnlessSignedIn({ existing, title, redirect, children }: UnlessSignedInProps) {
  switch (existing.kind) {
    case 'checking':
      return <WaitingScreen title={title} text={words.checking} panel={signedInPanel} />;
    case 'signed-in':
      return <AlreadySignedIn email={existing.email} redirect={redirect} />;
    case 'none':
      return children;
    default:
      return unreachable(existing);
  }
}

interface AlreadySignedInProps {
  email: string;
  redirect: Redirect;
}

/** Redirects immediately if there is a target. Otherwise shows the signed-in user, and what they can do. */
function AlreadySignedIn({ email, redirect }: AlreadySignedInProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Stays on this path, where the form replaces this screen. The sign-out notice only appears on a new history entry.
  const staysHere = () => void navigate({ pathname, search }, { replace: true });
  useEffect(() => {
    if (redirect.isAsked) redirect.follow();
  }, [redirect]);

  if (redirect.isAsked) {
    const { title } = signedInWords.justNow;
    return <WaitingScreen title={title} text={redirect.opening} panel={signedInPanel} />;
  }
  return (
    <AuthLayout title={words.title} panel={signedInPanel}>
      <p>
        <LinkedText text={words.as} tags={{ address: accountAddress(email) }} />
      </p>
      <Link to={paths.dashboard} className={buttonStyle('main')}>
        {words.toDashboard}
      </Link>
      <SignOutButton onSignedOut={staysHere}>
        <p className="text-sm text-muted">{words.shared}</p>
      </SignOutButton>
    </AuthLayout>
  );
}
