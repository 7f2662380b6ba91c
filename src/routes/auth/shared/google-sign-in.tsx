import { useCallback, useState } from 'react';
import { failureWords } from '#content/failures.ts';
import { socialSignInWords as words } from '#content/social-sign-in.ts';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { watchVisit } from '#src/services/user-pool/visit.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { GoogleMark } from '#src/ui/google-mark.tsx';
import { useComeBack } from '#src/ui/use-come-back.ts';
import type { Redirect } from '../redirect/use-redirect.ts';
import { Or } from './or.tsx';
import { OpenInBrowser, useInAppBrowser } from './open-in-browser.tsx';

interface GoogleSignInProps {
  purpose: 'sign-in' | 'sign-up' | 'try-again';
  redirect: Redirect;
  /** Called if the user pool reports that a user is already signed in. */
  onAlreadySignedIn: () => void;
}

const LABELS = {
  'sign-in': words.signIn,
  'sign-up': words.signUp,
  'try-again': words.tryAgain,
} as const;

const SITUATIONS = {
  'sign-in': 'google-sign-in',
  'sign-up': 'google-sign-up',
  'try-again': 'google-sign-in',
} as const;

/**
 * Google is the only social provider. Renders nothing if no hosted UI is configured, and the link to copy where Google would
 * refuse.
 */
export function GoogleSignIn(props: GoogleSignInProps) {
  const { purpose, redirect } = props;
  const isInApp = useInAppBrowser();
  if (env.oauthDomain === null) return null;
  return (
    <div className="grid gap-4">
      {purpose !== 'try-again' && <Or label={words.or} />}
      {isInApp ? (
        <OpenInBrowser path={pathToOpen(purpose, redirect)} />
      ) : (
        <GoogleButton {...props} />
      )}
    </div>
  );
}

/** This page with its target and plan, but never /callback, whose query holds a used response. */
function pathToOpen(purpose: GoogleSignInProps['purpose'], redirect: Redirect): string {
  if (purpose === 'try-again') return redirect.via(paths.login);
  return window.location.pathname + window.location.search;
}

function GoogleButton({ purpose, redirect, onAlreadySignedIn }: GoogleSignInProps) {
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<UserPoolError | null>(null);

  const leaving = useComeBack(useCallback(() => setWaiting(false), []));

  const leave = async () => {
    setWaiting(true);
    setError(null);
    keepRedirect(redirect.asked);
    const visit = watchVisit();
    const result = await userPool.signInWithGoogle({ isWanted: visit.isSame });
    if (result.ok) return leaving();
    setWaiting(false);
    if (!visit.isSame()) return;
    setError(result.error);
    if (result.error.code === 'already-signed-in') onAlreadySignedIn();
  };

  return (
    <>
      <ErrorMessage
        text={error === null ? null : describeFailure(SITUATIONS[purpose], error, failureWords)}
        attempt={error}
      />
      <Button
        look={purpose === 'try-again' ? 'main' : 'quiet'}
        waiting={waiting}
        waitingLabel={words.leaving}
        onClick={() => void leave()}
      >
        <GoogleMark />
        <span>{LABELS[purpose]}</span>
      </Button>
    </>
  );
}
