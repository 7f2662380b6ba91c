import { useEffect } from 'react';
import { authWords } from '#content/auth.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { preloadQrCode } from '#src/ui/qr-code.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { EnableMfaForm } from './enable-mfa-form.tsx';
import { enableMfaStartText } from './enable-mfa-words.ts';
import { MfaAlreadyOn } from './mfa-already-on.tsx';
import { Progress } from './progress.tsx';
import { ProviderProtected } from './provider-protected.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useCarried } from './use-carried.ts';
import { useEnableMfa } from './use-enable-mfa.ts';
import { useOnward } from './use-onward.ts';
import { useRedirectParam } from './use-redirect-param.ts';

const words = authWords.enableMfa;
const REDIRECT_DELAY_MS = 1500;

/** The forced set-up of an authenticator, for a session that has none. */
export function EnableMfa() {
  const redirectTo = useRedirectParam();
  const goOn = useOnward(redirectTo);
  const { state, enabled, restart, verify } = useEnableMfa();
  const { stage, waiting, failure } = state;
  const { notice } = useCarried();
  useEffect(preloadQrCode, []);

  useEffect(() => {
    if (stage.at !== 'confirmed') return;
    showSuccess(words.success);
    const timer = setTimeout(goOn, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [stage, goOn]);

  if (enabled) return <MfaAlreadyOn redirectTo={redirectTo} />;
  switch (stage.at) {
    case 'idle':
      return (
        <AuthLayout title={words.title} intro={words.intro}>
          <ErrorMessage text={enableMfaStartText(failure)} attempt={failure} />
          <Button onClick={restart}>{words.retry}</Button>
          <SignOutButton />
        </AuthLayout>
      );
    case 'starting':
      return <Progress title={words.title} text={words.starting} />;
    case 'set-up':
      return (
        <AuthLayout title={words.title} intro={words.intro} progress={authWords.setUp.progress}>
          {notice === 'authenticator-first' && <Notice>{words.authenticatorFirst}</Notice>}
          <EnableMfaForm
            secret={stage.secret}
            setupUri={stage.setupUri}
            waiting={waiting}
            failure={failure}
            onSubmit={verify}
          />
          <SignOutButton />
        </AuthLayout>
      );
    case 'confirmed':
      return <Progress title={words.doneTitle} text={words.done} />;
    case 'with-provider':
      return <ProviderProtected onGoOn={goOn} />;
    default:
      return unreachable(stage);
  }
}
