import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signInWords as login } from '#content/auth/sign-in.ts';
import { signedInWords } from '#content/auth/signed-in.ts';
import { signInPanel, signedInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import type { AuthenticatorUse, SignInStage } from '#src/flows/sign-in/sign-in.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { authEntryState, loginNotice, type AuthEntryState } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { preloadUserPool } from '#src/services/user-pool/with-amplify.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { preloadQrCode } from '#src/ui/qr-code.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { ContinueLink } from '../redirect/continue-link.tsx';
import { useRedirect, type Redirect } from '../redirect/use-redirect.ts';
import { WaitingScreen } from '../shared/auth-layout.tsx';
import { SuccessScreen } from '../shared/success-screen.tsx';
import { StepsDone } from '../shared/steps-done.tsx';
import { UnlessSignedIn } from '../shared/unless-signed-in.tsx';
import { useAuthEntryState, useKeepUnfinishedNotice } from '../shared/use-auth-entry-state.ts';
import { useExistingSession, useSignInElsewhere } from '../shared/use-existing-session.ts';
import { SIGN_IN_DRAFT } from '../shared/use-kept-fields.ts';
import { CredentialsStep } from './credentials-step.tsx';
import { challengeScreen, preloadChallenges } from './later-challenges.ts';
import { useSignIn } from './use-sign-in.ts';

export function Page() {
  const redirect = useRedirect();
  const { existing, checkAgain } = useExistingSession();
  useEffect(() => {
    preloadChallenges();
    preloadUserPool();
    preloadQrCode();
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
  const { state, submitCredentials, answer, startOver } = useSignIn(
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
      return <SignedIn authenticator={stage.authenticator} redirect={redirect} />;
    default:
      return unreachable(stage);
  }
}

interface SignedInProps {
  authenticator: AuthenticatorUse;
  redirect: Redirect;
}

function SignedIn({ authenticator, redirect }: SignedInProps) {
  const { title, welcome } = signedInWords.justNow;
  const { protected: guarded } = signedInWords;
  const text = redirect.opening;
  if (authenticator === 'none') {
    return <WaitingScreen title={title} text={text} panel={signedInPanel} />;
  }
  const name = sessionPerson()?.name ?? '';
  const added = authenticator === 'added';
  const news = added
    ? { title: guarded.title, intro: guarded.intro }
    : { title: welcome, heading: <Greeting name={name} /> };
  return (
    <SuccessScreen
      {...news}
      text={text}
      toast={login.successToast}
      redirectsAfter={2000}
      redirect={redirect.follow}
    >
      {added && <StepsDone steps={guarded.steps} />}
      <ContinueLink redirect={redirect} />
    </SuccessScreen>
  );
}

function Greeting({ name }: { name: string }) {
  const { welcome, welcomeByName } = signedInWords.justNow;
  if (name === '') return welcome;
  return <LinkedText text={welcomeByName} tags={{ name: <bdi>{name}</bdi> }} />;
}

/** Redirects to the screen that continues the sign-in, or after one that has no success to show. */
function useLeaving(stage: SignInStage, email: string, redirect: Redirect): void {
  const navigate = useNavigate();

  useEffect(() => {
    if (stage.at !== 'signed-in') return;
    dropDraft(SIGN_IN_DRAFT);
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
