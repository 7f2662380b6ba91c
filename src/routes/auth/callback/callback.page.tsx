import { Link } from 'react-router-dom';
import { failureWords } from '#content/failures.ts';
import { callbackWords as words } from '#content/social-sign-in.ts';
import { googlePanel, signInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import type { CallbackFailure } from '#src/flows/callback.ts';
import { viewFailure } from '#src/flows/failure/describe-failure.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { AuthLayout, WaitingScreen } from '../shared/auth-layout.tsx';
import { HomeLink } from '../shared/home-link.tsx';
import { GoogleSignIn } from '../shared/google-sign-in.tsx';
import type { Redirect } from '../redirect/use-redirect.ts';
import { useCallbackFlow } from './use-callback-flow.ts';

/** Completes a sign-in with Google, or redirects a user who is already signed in. */
export function Page() {
  const { state, redirect, tryAgain } = useCallbackFlow();
  switch (state.at) {
    case 'completing':
      return (
        <WaitingScreen title={words.title} text={words.completing} panel={googlePanel}>
          <p>
            <Link to={redirect.via(paths.login)} className={buttonStyle('plain')}>
              {words.toLogin}
            </Link>
          </p>
        </WaitingScreen>
      );
    case 'completed':
      return <WaitingScreen title={words.title} text={words.success} panel={googlePanel} />;
    case 'failed':
      return <Failed failure={state.failure} redirect={redirect} onTryAgain={tryAgain} />;
    default:
      return unreachable(state);
  }
}

interface FailedProps<Failure = CallbackFailure> {
  failure: Failure;
  redirect: Redirect;
  onTryAgain: () => void;
}

function Failed({ failure, ...rest }: FailedProps) {
  switch (failure.kind) {
    case 'signed-out':
    case 'unreadable':
      return <Unfinished failure={failure} {...rest} />;
    case 'redirect':
      return <RedirectFailed failure={failure} {...rest} />;
    default:
      return unreachable(failure);
  }
}

/** There is no session, or it couldn't be checked. */
function Unfinished({
  failure,
  redirect,
  onTryAgain,
}: FailedProps<Exclude<CallbackFailure, RedirectFailure>>) {
  const loginPath = redirect.via(paths.login);
  if (failure.kind === 'signed-out') {
    return (
      <AuthLayout title={words.signedOutTitle} panel={signInPanel}>
        <ErrorMessage
          text={words.noToken}
          advice={SIGNED_OUT_HINTS[failure.end]}
          attempt={failure}
          calm
        />
        <Link to={loginPath} className={buttonStyle('main')}>
          {words.signIn}
        </Link>
        <FurtherHelp />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={words.unfinishedTitle} panel={signInPanel}>
      <ErrorMessage {...sessionFailure(failure.error)} attempt={failure} />
      <Button onClick={onTryAgain}>{words.tryAgain}</Button>
      <Link to={loginPath} className={buttonStyle('quiet')}>
        {words.toLogin}
      </Link>
      <FurtherHelp />
    </AuthLayout>
  );
}

function sessionFailure(error: UserPoolError) {
  return viewFailure('session', error, null, failureWords);
}

type RedirectFailure = CallbackFailure & { kind: 'redirect' };

/** Google's answer was a refusal, or couldn't be used. */
function RedirectFailed({ failure, redirect, onTryAgain }: FailedProps<RedirectFailure>) {
  const { code } = failure.error;
  const isCancelled = code === 'redirect-cancelled';
  const forSupport = sessionFailure(failure.error).wayOut === 'support';
  return (
    <AuthLayout title={isCancelled ? words.cancelledTitle : words.failedTitle} panel={googlePanel}>
      <ErrorMessage
        text={words.oauthFailed}
        advice={REDIRECT_HINTS[code] ?? words.hints.other}
        attempt={failure}
        calm={isCancelled}
      />
      <div className="grid gap-3">
        {forSupport ? (
          <ToSupport />
        ) : (
          <GoogleSignIn purpose="try-again" redirect={redirect} onAlreadySignedIn={onTryAgain} />
        )}
        <Link to={redirect.via(paths.login)} className={buttonStyle('quiet')}>
          {words.toLogin}
        </Link>
      </div>
      <FurtherHelp text={isCancelled ? words.help : words.stuck} withoutSupport={forSupport} />
    </AuthLayout>
  );
}

function ToSupport() {
  return (
    <Link to={paths.support} className={buttonStyle('main')}>
      {words.toSupport}
    </Link>
  );
}

interface FurtherHelpProps {
  /** With a link to support. */
  text?: typeof words.stuck | typeof words.help;
  withoutSupport?: boolean;
}

function FurtherHelp({ text = words.stuck, withoutSupport = false }: FurtherHelpProps) {
  return (
    <div
      className={`grid justify-items-start gap-2 ${withoutSupport ? '' : 'border-t border-line pt-4'}`}
    >
      {!withoutSupport && (
        <p>
          <LinkedText text={text} tags={{ support: { to: paths.support } }} />
        </p>
      )}
      <HomeLink />
    </div>
  );
}

type HintedCode = Extract<
  UserPoolErrorCode,
  `redirect-${string}` | `session-${string}` | `storage-${string}`
>;

/** Any other code means that nothing is known but that it failed. */
const REDIRECT_HINTS: Partial<Record<UserPoolErrorCode, string>> = {
  'redirect-cancelled': words.hints.cancelled,
  'redirect-state-mismatch': words.hints.stateMismatch,
  'redirect-lost': words.hints.lost,
  'redirect-timed-out': words.hints.timedOut,
  'redirect-failed': words.hints.other,
  'session-not-renewed': words.hints.notRenewed,
  'session-conflict': failureWords.sessionConflict,
  'session-replaced': failureWords.sessionReplaced,
  'session-too-large': failureWords.sessionTooLarge,
  'session-not-stored': failureWords.sessionNotStored,
  'storage-refused': failureWords.storageRefused,
  'storage-full': failureWords.storageFull,
} satisfies Record<HintedCode, string>;

const SIGNED_OUT_HINTS: Record<UnexpectedEnd, string> = {
  'session-ended': words.hints.noToken,
  'session-not-renewed': words.hints.notRenewed,
  'session-conflict': failureWords.sessionConflict,
};
