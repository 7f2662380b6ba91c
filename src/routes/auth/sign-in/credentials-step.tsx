import { signInWords as login } from '#content/auth/sign-in.ts';
import { signInPanel } from '#content/auth/panels.ts';
import { paths } from '#src/config/paths.ts';
import { internalPage } from '#src/flows/redirect/redirect-policy.ts';
import type { SignInState } from '#src/flows/sign-in/sign-in.ts';
import type { LoginNotice } from '#src/lib/history-state.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { Redirect } from '../redirect/use-redirect.ts';
import { AuthFooterLinks } from '../shared/auth-footer-links.tsx';
import { AuthLayout } from '../shared/auth-layout.tsx';
import { GoogleSignIn } from '../shared/google-sign-in.tsx';
import { CredentialsForm } from './credentials-form.tsx';

interface CredentialsStepProps {
  state: SignInState;
  redirect: Redirect;
  registering: boolean;
  notice: LoginNotice | null;
  onSubmit: (email: string, password: string) => void;
  onAlreadySignedIn: () => void;
}

/** The first step: email and password, or Google. */
export function CredentialsStep(props: CredentialsStepProps) {
  const { redirect, registering, notice, onSubmit, onAlreadySignedIn } = props;
  const { email, waiting, failure } = props.state;
  return (
    <AuthLayout title={login.title} intro={introFor(redirect, registering)} panel={signInPanel}>
      <LoginNotice notice={notice} registering={registering} />
      <CredentialsForm
        initialEmail={email}
        resetPath={redirect.via(paths.resetPassword)}
        waiting={waiting}
        failure={failure}
        onSubmit={onSubmit}
      />
      <GoogleSignIn purpose="sign-in" redirect={redirect} onAlreadySignedIn={onAlreadySignedIn} />
      <AuthFooterLinks
        question={login.noAccount}
        label={login.register}
        to={redirect.via(paths.register)}
      />
    </AuthLayout>
  );
}

/** A registration has its own notice instead. */
function introFor({ decision }: Redirect, registering: boolean): string | undefined {
  if (registering) return undefined;
  return internalPage(decision) === paths.enableMfa ? login.authenticatorNext : login.intro;
}

const NOTICES: Record<LoginNotice, string> = {
  'session-ended': login.sessionEnded,
  'session-not-renewed': login.sessionNotRenewed,
  'session-conflict': login.sessionConflict,
  'sign-in-unfinished': login.unfinished,
  'google-not-opened': login.googleNotOpened,
  'password-changed': login.passwordChanged,
};

function LoginNotice({
  notice,
  registering,
}: Pick<CredentialsStepProps, 'notice' | 'registering'>) {
  if (notice !== null) return <Notice>{NOTICES[notice]}</Notice>;
  return registering ? <Notice done>{login.confirmed}</Notice> : null;
}
