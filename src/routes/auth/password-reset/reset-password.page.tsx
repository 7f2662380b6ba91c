import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import { forgotPasswordPanel } from '#content/auth/panels/forgot-password.ts';
import { newPasswordPanel } from '#content/auth/panels/new-password.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/with-amplify.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { useRedirectParam } from '../redirect/use-redirect-after-sign-in.ts';
import { AuthLayout, SuccessScreen } from '../shared/auth-layout.tsx';
import { StepsDone } from '../shared/steps-done.tsx';
import { useAuthEntryState, useKeepAwaitedCode } from '../shared/use-auth-entry-state.ts';
import { ResetConfirmForm } from './confirm-form.tsx';
import { ResetRequestForm } from './request-form.tsx';
import { useResetPassword } from './use-reset-password.ts';

const CONFIRMATION = {
  stepLabel: words.steps.confirmation,
  panel: newPasswordPanel,
  meetsToast: true,
} as const;

export function Page() {
  const passed = useAuthEntryState();
  const loginPath = withRedirect(paths.login, useRedirectParam());
  const { state, requestCode, resendCode, confirm, goBack } = useResetPassword(
    passed.email,
    passed.awaitingCode,
  );
  const { stage, email, waiting, failure } = state;
  useEffect(preloadUserPool, []);
  useKeepAwaitedCode(stage.at === 'confirmation', email);

  switch (stage.at) {
    case 'request':
      return (
        <AuthLayout
          title={words.title}
          intro={passed.notice === 'reset-required' ? words.required : words.intro}
          stepLabel={words.steps.request}
          panel={forgotPasswordPanel}
        >
          <ResetRequestForm
            initialEmail={email}
            loginPath={loginPath}
            waiting={waiting}
            failure={failure}
            onSubmit={requestCode}
          />
        </AuthLayout>
      );
    case 'confirmation':
      return (
        <AuthLayout title={words.confirmTitle} {...CONFIRMATION}>
          <ResetConfirmForm
            email={email}
            loginPath={loginPath}
            waiting={waiting}
            failure={failure}
            onSubmit={confirm}
            onResend={resendCode}
            onGoBack={goBack}
          />
        </AuthLayout>
      );
    case 'reset':
      return <PasswordChanged loginPath={loginPath} email={email} />;
    default:
      return unreachable(stage);
  }
}

interface PasswordChangedProps {
  loginPath: string;
  email: string;
}

/** Shows that the password is changed, then redirects to /login. */
function PasswordChanged({ loginPath, email }: PasswordChangedProps) {
  const navigate = useNavigate();
  const state = authEntryState({ email, notice: 'password-changed' });
  return (
    <SuccessScreen
      title={words.doneTitle}
      text={words.done}
      toast={words.success}
      redirectsAfter={2000}
      redirect={() => void navigate(loginPath, { replace: true, state })}
    >
      <StepsDone steps={words.stepsDone} />
      <Link
        replace
        to={loginPath}
        state={state}
        className={buttonStyle('main')}
        onClick={dismissSuccess}
      >
        {words.signIn}
      </Link>
    </SuccessScreen>
  );
}
