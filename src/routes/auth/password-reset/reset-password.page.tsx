import { useEffect } from 'react';
import { passwordResetWords as words, forgotPasswordPanel } from '#content/auth/password-reset.ts';
import { newPasswordPanel } from '#content/auth/codes.ts';
import { paths } from '#src/config/paths.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/with-amplify.ts';
import { useRedirect } from '../redirect/use-redirect.ts';
import { AuthLayout } from '../shared/auth-layout.tsx';
import { SuccessBeforeSignIn } from '../shared/success-before-sign-in.tsx';
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
  const loginPath = useRedirect().via(paths.login);
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
      return (
        <SuccessBeforeSignIn
          words={words}
          steps={words.stepsDone}
          link={{
            to: loginPath,
            state: authEntryState({ email, notice: 'password-changed' }),
            replace: true,
          }}
        />
      );
    default:
      return unreachable(stage);
  }
}
