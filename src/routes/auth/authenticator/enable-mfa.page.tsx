import { useEffect } from 'react';
import { enableMfaWords as words, enableMfaPanel } from '#content/auth/enable-mfa.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import { signedInWords } from '#content/auth/signed-in.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { preloadQrCode } from '#src/ui/qr-code.tsx';
import { ContinueLink } from '../redirect/continue-link.tsx';
import { useRedirect, type Redirect } from '../redirect/use-redirect.ts';
import { AuthLayout, WaitingScreen } from '../shared/auth-layout.tsx';
import { SuccessScreen } from '../shared/success-screen.tsx';
import { StepsDone } from '../shared/steps-done.tsx';
import { useAuthEntryState } from '../shared/use-auth-entry-state.ts';
import { EnableMfaForm, enableMfaFailure } from './enable-mfa-form.tsx';
import { MfaAlreadyOn, ProviderProtected } from './nothing-to-set-up.tsx';
import { SignOutButton } from '../shared/sign-out-button.tsx';
import { useEnableMfa } from './use-enable-mfa.ts';

/** The mandatory authenticator set-up, for a session without one. */
export function Page() {
  const redirect = useRedirect();
  const { state, restart, verify } = useEnableMfa();
  const { stage, waiting, failure } = state;
  const { notice } = useAuthEntryState();
  useEffect(preloadQrCode, []);

  useEffect(() => {
    if (stage.at !== 'confirmed') return;
    redirect.prepare();
    void userPool.prepareProfile();
  }, [stage, redirect]);

  switch (stage.at) {
    case 'idle':
      return (
        <AuthLayout title={setUpWords.title} intro={words.intro} panel={enableMfaPanel}>
          <ErrorMessage {...enableMfaFailure(failure)} attempt={failure} />
          <Button onClick={restart}>{words.retry}</Button>
          <SignOutButton />
        </AuthLayout>
      );
    case 'starting':
      return (
        <WaitingScreen title={setUpWords.title} text={words.starting} panel={enableMfaPanel} />
      );
    case 'set-up':
      return (
        <AuthLayout
          title={setUpWords.title}
          intro={words.intro}
          stepLabel={setUpWords.signedIn}
          panel={enableMfaPanel}
          wide
        >
          {notice === 'authenticator-first' && <Notice>{words.authenticatorFirst}</Notice>}
          <EnableMfaForm
            secret={stage.secret}
            setupUri={stage.setupUri}
            waiting={waiting}
            failure={failure}
            onSubmit={verify}
            onNewKey={restart}
          />
          <SignOutButton />
        </AuthLayout>
      );
    case 'confirmed':
      return <MfaAdded redirect={redirect} />;
    case 'already-enabled':
      return <MfaAlreadyOn redirect={redirect} />;
    case 'provider-protected':
      return <ProviderProtected onContinue={redirect.follow} />;
    default:
      return unreachable(stage);
  }
}

function MfaAdded({ redirect }: { redirect: Redirect }) {
  const { title, intro, steps } = signedInWords.protected;
  return (
    <SuccessScreen
      title={title}
      intro={intro}
      text={redirect.opening}
      toast={words.success}
      redirectsAfter={1500}
      redirect={redirect.follow}
    >
      <StepsDone steps={steps} />
      <ContinueLink redirect={redirect} />
    </SuccessScreen>
  );
}
