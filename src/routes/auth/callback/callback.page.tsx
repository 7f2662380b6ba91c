import { Link } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { callbackWords as words } from '#content/social-sign-in.ts';
import { googlePanel } from '#content/auth/panels/google.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import type { CallbackFailure } from '#src/flows/callback.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { isForSupport } from '#src/flows/failure/for-support.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TEXT_LINK } from '#src/ui/linked-text.tsx';
import { AuthLayout, Progress } from '../shared/auth-layout.tsx';
import { GoogleSignIn } from '../shared/google-sign-in.tsx';
import { useCallbackFlow } from './use-callback-flow.ts';

/** Completes a sign-in with Google, or redirects a user who is already signed in. */
export function Page() {
  const { state, redirectTo, tryAgain } = useCallbackFlow();
  switch (state.at) {
    case 'completing':
      return <Progress title={words.title} text={words.completing} panel={googlePanel} />;
    case 'completed':
      return <Progress title={words.title} text={words.success} panel={googlePanel} />;
    case 'failed':
      return (
        <CallbackFailed failure={state.failure} redirectTo={redirectTo} onTryAgain={tryAgain} />
      );
    default:
      return unreachable(state);
  }
}

interface CallbackFailedProps {
  failure: CallbackFailure;
  redirectTo: string | null;
  onTryAgain: () => void;
}

function CallbackFailed({ failure, redirectTo, onTryAgain }: CallbackFailedProps) {
  const { text, detail } = describe(failure);
  const isSignedOut = failure.kind === 'no-token';
  const forSupport = !isSignedOut && isForSupport(failure.error);
  return (
    <AuthLayout title={titleOf(failure)} panel={googlePanel}>
      <ErrorMessage
        text={text}
        detail={detail}
        attempt={failure}
        calm={isCancelled(failure) || isSignedOut}
      />
      {forSupport && (
        <Link to={paths.support} className={buttonStyle('main')}>
          {words.toSupport}
        </Link>
      )}
      {failure.kind === 'session' && <Button onClick={onTryAgain}>{words.tryAgain}</Button>}
      {failure.kind === 'redirect' && !forSupport && (
        <GoogleSignIn purpose="try-again" redirectTo={redirectTo} onAlreadySignedIn={onTryAgain} />
      )}
      <Link
        to={withRedirect(paths.login, redirectTo)}
        className={buttonStyle(isSignedOut ? 'main' : 'quiet')}
      >
        {isSignedOut ? words.signIn : words.toLogin}
      </Link>
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        {!forSupport && (
          <p>
            {words.stuck}{' '}
            <Link to={paths.support} className={TEXT_LINK}>
              {words.toSupport}
            </Link>
          </p>
        )}
        <Link to={paths.home} className={buttonStyle('plain')}>
          {words.home}
        </Link>
      </div>
    </AuthLayout>
  );
}

function titleOf(failure: CallbackFailure): string {
  if (failure.kind === 'no-token') return words.signedOutTitle;
  if (failure.kind === 'session') return words.unfinishedTitle;
  return isCancelled(failure) ? words.cancelledTitle : words.failedTitle;
}

/** Whether the user cancelled the sign-in. */
function isCancelled(failure: CallbackFailure): boolean {
  return failure.kind === 'redirect' && failure.error.code === 'redirect-cancelled';
}

const REDIRECT_HINTS: Partial<Record<UserPoolErrorCode, string>> = {
  'redirect-cancelled': words.hints.cancelled,
  'redirect-state-mismatch': words.hints.stateMismatch,
  'redirect-lost': words.hints.lost,
  'redirect-timed-out': words.hints.timedOut,
  'session-too-large': failureWords.sessionTooLarge,
  'session-not-stored': failureWords.sessionNotStored,
  'storage-refused': failureWords.storageRefused,
};

const NO_TOKEN_HINTS: Record<UnexpectedEnd, string> = {
  'session-ended': words.hints.noToken,
  'session-not-renewed': words.hints.notRenewed,
};

/** Says what happened and what to do, with the specified failure message below it. */
function describe(failure: CallbackFailure): { text: string; detail?: string } {
  switch (failure.kind) {
    case 'no-token':
      return { text: NO_TOKEN_HINTS[failure.end], detail: words.noToken };
    case 'redirect':
      return {
        text: REDIRECT_HINTS[failure.error.code] ?? words.hints.other,
        detail: words.oauthFailed,
      };
    case 'session':
      return { text: describeFailure('session', failure.error, failureWords) };
    default:
      return unreachable(failure);
  }
}
