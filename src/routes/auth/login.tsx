import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { preloadQrCode } from '#src/ui/qr-code.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ChallengeScreen } from './challenge-screen.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { Progress } from './progress.tsx';
import { UnlessSignedIn } from './unless-signed-in.tsx';
import { useCarried } from './use-carried.ts';
import { useExistingSession } from './use-existing-session.ts';
import { useOnward } from './use-onward.ts';
import { useRedirectParam } from './use-redirect-param.ts';
import { useSignIn } from './use-sign-in.ts';
import { WaysOn } from './ways-on.tsx';

const { login } = authWords;
const REDIRECT_DELAY_MS = 2000;

export function Login() {
  const redirectTo = useRedirectParam();
  const { existing, lookAgain } = useExistingSession();
  useEffect(() => {
    preloadUserPool();
    preloadQrCode();
  }, []);
  return (
    <UnlessSignedIn existing={existing} title={login.title} redirectTo={redirectTo}>
      <SignInJourney redirectTo={redirectTo} onAlreadySignedIn={lookAgain} />
    </UnlessSignedIn>
  );
}

interface SignInJourneyProps {
  redirectTo: string | null;
  onAlreadySignedIn: () => void;
}

function SignInJourney({ redirectTo, onAlreadySignedIn }: SignInJourneyProps) {
  const carried = useCarried();
  const navigate = useNavigate();
  const { state, submitCredentials, answer, startOver } = useSignIn(
    carried.email,
    onAlreadySignedIn,
  );
  const { stage, email, waiting, failure } = state;
  const goOn = useOnward(redirectTo);

  useEffect(() => {
    if (stage.at !== 'signed-in') return;
    if (stage.withSecondFactor) showSuccess(login.successToast);
    const timer = setTimeout(goOn, stage.withSecondFactor ? REDIRECT_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [stage, goOn]);

  useEffect(() => {
    if (stage.at !== 'elsewhere') return;
    const verifying = stage.to === 'confirm-sign-up';
    const path = verifying ? paths.register : paths.resetPassword;
    const notice = verifying ? null : 'reset-required';
    void navigate(withRedirect(path, redirectTo), { state: { email, verifying, notice } });
  }, [stage, email, redirectTo, navigate]);

  switch (stage.at) {
    case 'credentials':
      return (
        <AuthLayout title={login.title} intro={login.intro}>
          {carried.notice === 'session-ended' && <Notice>{login.sessionEnded}</Notice>}
          <CredentialsForm
            initialEmail={email}
            resetPath={withRedirect(paths.resetPassword, redirectTo)}
            waiting={waiting}
            failure={failure}
            onSubmit={submitCredentials}
          />
          <GoogleSignIn purpose="sign-in" redirectTo={redirectTo} />
          <ForNewcomers redirectTo={redirectTo} />
        </AuthLayout>
      );
    case 'challenge':
      return (
        <ChallengeScreen
          key={stage.challenge.kind}
          challenge={stage.challenge}
          registering={carried.registering}
          waiting={waiting}
          failure={failure}
          onAnswer={answer}
          footer={<StartOver onPress={startOver} />}
        />
      );
    case 'elsewhere':
      return <Progress title={login.title} text={login.oneMoment} />;
    case 'signed-in':
      return <Progress title={login.signedInTitle} text={login.redirecting} />;
    default:
      return unreachable(stage);
  }
}

function StartOver({ onPress }: { onPress: () => void }) {
  return (
    <Button look="plain" className="justify-self-start" onClick={onPress}>
      {login.startOver}
    </Button>
  );
}

function ForNewcomers({ redirectTo }: { redirectTo: string | null }) {
  const to = withRedirect(paths.register, redirectTo);
  return <WaysOn question={login.noAccount} label={login.register} to={to} />;
}
