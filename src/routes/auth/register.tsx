import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { showSuccess } from '#src/ui/toast.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Agreement } from './agreement.tsx';
import { Progress } from './progress.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { RegisterForm } from './register-form.tsx';
import { UnlessSignedIn } from './unless-signed-in.tsx';
import { useCarried } from './use-carried.ts';
import { useExistingSession } from './use-existing-session.ts';
import { useNoteAwaitedCode } from './use-note-awaited-code.ts';
import { useRedirectParam } from './use-redirect-param.ts';
import { useSignUp, type SignUpDetails } from './use-sign-up.ts';
import { VerifyForm } from './verify-form.tsx';
import { WaysOn } from './ways-on.tsx';

const { register, verify } = authWords;
const REDIRECT_DELAY_MS = 2000;

export function Register() {
  const redirectTo = useRedirectParam();
  const { existing } = useExistingSession();
  useEffect(preloadUserPool, []);
  return (
    <UnlessSignedIn existing={existing} title={register.title} redirectTo={redirectTo}>
      <SignUpJourney redirectTo={redirectTo} />
    </UnlessSignedIn>
  );
}

function SignUpJourney({ redirectTo }: { redirectTo: string | null }) {
  const carried = useCarried();
  const loginPath = withRedirect(paths.login, redirectTo);
  const [details, setDetails] = useState<SignUpDetails>({
    name: '',
    email: carried.email,
    password: '',
  });
  const { state, submitDetails, submitCode, resendCode, goBack } = useSignUp(
    carried.email,
    carried.verifying,
  );
  const { stage, email, waiting, failure } = state;
  useNoteAwaitedCode(stage.at === 'verification', email);

  useGoingToLogin(stage.at === 'verified', loginPath, email);

  switch (stage.at) {
    case 'details':
      return (
        <AuthLayout title={register.title} intro={register.intro} progress={register.steps.details}>
          <RegisterForm
            details={details}
            onChange={setDetails}
            waiting={waiting}
            failure={failure}
            onSubmit={() => submitDetails(details)}
          />
          <GoogleSignIn purpose="sign-up" redirectTo={redirectTo} />
          <Agreement />
          <WaysOn
            question={register.haveAccount}
            label={register.login}
            to={loginPath}
            email={details.email}
          />
        </AuthLayout>
      );
    case 'verification':
      return (
        <AuthLayout title={verify.title} progress={register.steps.verification}>
          <VerifyForm
            email={email}
            waiting={waiting}
            failure={failure}
            onSubmit={submitCode}
            onResend={resendCode}
            onGoBack={goBack}
          />
        </AuthLayout>
      );
    case 'verified':
      return <Progress title={verify.doneTitle} text={verify.done} />;
    default:
      return unreachable(stage);
  }
}

/** Says that the account is verified, and goes on to sign in a moment later. */
function useGoingToLogin(verified: boolean, loginPath: string, email: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!verified) return;
    showSuccess(verify.success);
    const timer = setTimeout(
      () => void navigate(loginPath, { state: { email, registering: true } }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [verified, email, loginPath, navigate]);
}
