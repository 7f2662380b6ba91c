import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Notice } from '#src/ui/notice.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { Progress } from './progress.tsx';
import { ResetConfirmForm } from './reset-confirm-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { useCarried } from './use-carried.ts';
import { useNoteAwaitedCode } from './use-note-awaited-code.ts';
import { useRedirectParam } from './use-redirect-param.ts';
import { useResetPassword } from './use-reset-password.ts';

const words = authWords.resetPassword;
const REDIRECT_DELAY_MS = 2000;

export function ResetPassword() {
  const carried = useCarried();
  const navigate = useNavigate();
  const loginPath = withRedirect(paths.login, useRedirectParam());
  const { state, requestCode, resendCode, confirm, goBack } = useResetPassword(
    carried.email,
    carried.verifying,
  );
  const { stage, email, waiting, failure } = state;
  useEffect(preloadUserPool, []);
  useNoteAwaitedCode(stage.at === 'confirmation', email);

  useEffect(() => {
    if (stage.at !== 'reset') return;
    showSuccess(words.success);
    const goOn = () => void navigate(loginPath, { replace: true, state: { email } });
    const timer = setTimeout(goOn, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [stage, email, loginPath, navigate]);

  switch (stage.at) {
    case 'request':
      return (
        <AuthLayout title={words.title} intro={words.intro} progress={words.steps.request}>
          {carried.notice === 'reset-required' && <Notice>{words.required}</Notice>}
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
        <AuthLayout title={words.confirmTitle} progress={words.steps.confirmation}>
          <ResetConfirmForm
            email={email}
            waiting={waiting}
            failure={failure}
            onSubmit={confirm}
            onResend={resendCode}
            onGoBack={goBack}
          />
        </AuthLayout>
      );
    case 'reset':
      return <Progress title={words.doneTitle} text={words.done} />;
    default:
      return unreachable(stage);
  }
}
