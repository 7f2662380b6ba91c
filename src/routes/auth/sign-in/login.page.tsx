import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInWords as login } from '#content/auth/sign-in.ts';
import { signInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import type { SignInStage } from '#src/flows/sign-in/sign-in.ts';
import { offerAfterCode } from '#src/flows/passkeys/offer.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { authEntryState, loginNotice, type AuthEntryState } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { deviceMemory, rememberOffer } from '#src/services/user-pool/passkeys/device-memory.ts';
import { sessionUserId } from '#src/services/user-pool/stored-tokens.ts';
import { hasPasskeys } from '#src/services/user-pool/passkeys/support.ts';
import { preloadUserPool } from '#src/services/user-pool/with-amplify.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import { preloadQrCode } from '#src/ui/qr-code.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { useRedirect, type Redirect } from '../redirect/use-redirect.ts';
import { WaitingScreen } from '../shared/auth-layout.tsx';
import { dropCarriedPassword } from '../shared/carried-password.ts';
import { UnlessSignedIn } from '../shared/unless-signed-in.tsx';
import { useAuthEntryState, useKeepUnfinishedNotice } from '../shared/use-auth-entry-state.ts';
import { useExistingSession, useSignInElsewhere } from '../shared/use-existing-session.ts';
import { SIGN_IN_DRAFT } from '../shared/use-kept-fields.ts';
import { CredentialsStep } from './credentials-step.tsx';
import { challengeScreen, preloadChallenges } from './later-challenges.ts';
import { SignedIn } from './signed-in.tsx';
import { preloadPasskeys } from './use-passkey-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

export function Page() {
  const redirect = useRedirect();
  const { existing, checkAgain } = useExistingSession();
  useEffect(() => {
    preloadChallenges();
    preloadUserPool();
    preloadQrCode();
    preloadPasskeys();
  }, []);
  return (
    <UnlessSignedIn existing={existing} title={login.title} redirect={redirect}>
      <SignInJourney
        redirect={redirect}
        end={existing.kind === 'none' ? existing.end : null}
        onAlreadySignedIn={checkAgain}
      />
    </UnlessSignedIn>
  );
}

interface SignInJourneyProps {
  redirect: Redirect;
  /** How the last session ended, if this page found that it had. */
  end: UnexpectedEnd | null;
  onAlreadySignedIn: () => void;
}

function SignInJourney({ redirect, end, onAlreadySignedIn }: SignInJourneyProps) {
  // As it was on mount: a notice stored later is for the next visit to this history entry.
  const [passed] = useState(useAuthEntryState());
  const { state, passkey, submitCredentials, submitPasskey, answer, startOver } = useSignIn(
    passed.email,
    onAlreadySignedIn,
  );
  const { stage, steps, email, waiting, failure } = state;
  const challenges = challengeScreen.useModule();

  useKeepUnfinishedNotice(stage.at === 'challenge', email);
  useLeaving(stage, email, redirect);
  useSignInElsewhere(stage.at === 'credentials' && !waiting, onAlreadySignedIn);
  // If another screen has passed on the email, only the password is missing.
  useFocusField(passed.email === '' ? null : 'password', null);

  switch (stage.at) {
    case 'credentials':
      return (
        <CredentialsStep
          state={state}
          passkey={passkey}
          onPasskey={submitPasskey}
          redirect={redirect}
          registering={passed.registering}
          notice={end ?? loginNotice(passed.notice)}
          onSubmit={submitCredentials}
          onAlreadySignedIn={onAlreadySignedIn}
        />
      );
    case 'challenge':
      return challenges === null ? (
        <WaitingScreen title={login.title} text={login.oneMoment} panel={signInPanel} />
      ) : (
        <challenges.ChallengeScreen
          key={steps}
          challenge={stage.challenge}
          registering={passed.registering}
          after={stage.after}
          passkey={passkey}
          email={email}
          waiting={waiting}
          failure={failure}
          onAnswer={answer}
          onStartOver={startOver}
        />
      );
    case 'elsewhere':
      return <WaitingScreen title={login.title} text={login.oneMoment} panel={signInPanel} />;
    case 'signed-in':
      return (
        <SignedIn
          authenticator={stage.authenticator}
          registering={passed.registering}
          redirect={redirect}
        />
      );
    default:
      return unreachable(stage);
  }
}

/** Redirects to the screen that continues the sign-in, or after one that has no success to show. */
function useLeaving(stage: SignInStage, email: string, redirect: Redirect): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (stage.at !== 'signed-in') return;
    dropDraft(SIGN_IN_DRAFT);
    dropCarriedPassword();
    if (hasPasskeys && stage.authenticator === 'used') {
      const user = sessionUserId();
      rememberOffer(user, offerAfterCode(deviceMemory(user).offer, Date.now()));
    }
    redirect.prepare();
    if (stage.authenticator !== 'none') return;
    const timer = setTimeout(redirect.follow);
    return () => clearTimeout(timer);
  }, [stage, redirect]);

  useEffect(() => {
    if (stage.at !== 'elsewhere') return;
    const awaitingCode = stage.to === 'confirm-sign-up';
    const path = awaitingCode ? paths.register : paths.resetPassword;
    void navigate(redirect.via(path), {
      state: authEntryState({ email, awaitingCode, notice: noticeFor(stage) }),
    });
  }, [stage, email, redirect, navigate]);
}

function noticeFor(stage: SignInStage & { at: 'elsewhere' }): AuthEntryState['notice'] {
  if (stage.to === 'reset-password') return 'reset-required';
  return stage.codeSent ? 'verification-sent' : 'verification-not-sent';
}
