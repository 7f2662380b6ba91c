import { useCallback, useState } from 'react';
import { failureWords } from '#content/failures.ts';
import { socialSignInWords as words } from '#content/social-sign-in.ts';
import { env } from '#src/config/env.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import { noteVisit } from '#src/services/user-pool/visit.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { useComeBack } from '#src/ui/use-come-back.ts';

interface GoogleSignInProps {
  purpose: 'sign-in' | 'sign-up' | 'try-again';
  redirectTo: string | null;
  /** Called if a user turns out to be signed in already, which only the user pool may know. */
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

/** The only social provider; renders nothing if no hosted UI is configured. */
export function GoogleSignIn(props: GoogleSignInProps) {
  return env.oauthDomain === null ? null : <GoogleButton {...props} />;
}

function GoogleButton({ purpose, redirectTo, onAlreadySignedIn }: GoogleSignInProps) {
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<UserPoolError | null>(null);
  const isRetry = purpose === 'try-again';

  useComeBack(useCallback(() => setWaiting(false), []));

  const leave = async () => {
    setWaiting(true);
    setError(null);
    keepRedirect(redirectTo);
    const isSameVisit = noteVisit();
    const result = await userPool.signInWithGoogle({ isWanted: isSameVisit });
    // The browser is leaving the page; the button is needed again only after a failure.
    if (result.ok) return;
    setWaiting(false);
    if (!isSameVisit()) return;
    setError(result.error);
    if (result.error.code === 'already-signed-in') onAlreadySignedIn();
  };

  return (
    <div className="grid gap-4">
      {!isRetry && (
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {words.or}
        </p>
      )}
      <ErrorMessage
        text={error === null ? null : describeFailure(SITUATIONS[purpose], error, failureWords)}
        attempt={error}
      />
      <Button
        look={isRetry ? 'main' : 'quiet'}
        waiting={waiting}
        waitingLabel={words.leaving}
        onClick={() => void leave()}
      >
        <GoogleMark />
        {LABELS[purpose]}
      </Button>
    </div>
  );
}

/** In Google's colours on white, as its guidelines for sign-in buttons ask. */
function GoogleMark() {
  return (
    <svg viewBox="-2 -2 28 28" className="size-6 shrink-0" aria-hidden="true">
      <circle cx="12" cy="12" r="14" fill="#fff" />
      {MARK.map(([colour, shape]) => (
        <path key={colour} fill={colour} d={shape} />
      ))}
    </svg>
  );
}

const MARK = [
  [
    '#4285f4',
    'M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3Z',
  ],
  [
    '#34a853',
    'M12 22c2.7 0 5-.9 6.6-2.5l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22Z',
  ],
  ['#fbbc05', 'M6.4 13.9a6 6 0 0 1 0-3.8L3.1 7.5a10 10 0 0 0 0 9Z'],
  ['#ea4335', 'M12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3.1 7.5l3.3 2.6C7.2 7.8 9.4 6 12 6Z'],
] as const;
