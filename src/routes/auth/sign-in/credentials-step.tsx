import { passkeySignInWords } from '#content/auth/passkey.ts';
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
import { Or } from '../shared/or.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { usePasskeyOrder } from './use-passkey-order.ts';
import type { PasskeySignIn } from './use-passkey-sign-in.ts';

interface CredentialsStepProps {
  state: SignInState;
  passkey: PasskeySignIn;
  onPasskey: (email: string) => void;
  redirect: Redirect;
  registering: boolean;
  notice: LoginNotice | null;
  onSubmit: (email: string, password: string) => void;
  onAlreadySignedIn: () => void;
}

/** The first step: email and password, a passkey, or Google. */
export function CredentialsStep(props: CredentialsStepProps) {
  const { redirect, registering, notice, passkey, onPasskey, onSubmit, onAlreadySignedIn } = props;
  const { email, waiting, failure } = props.state;
  const { order, rememberedEmail } = usePasskeyOrder();
  const use = () => onPasskey(typedEmail());
  return (
    <AuthLayout
      title={login.title}
      intro={introFor(redirect, registering)}
      {...(registering && { stepLabel: login.lastOfThree })}
      panel={signInPanel}
    >
      <LoginNotice notice={notice} registering={registering} />
      {order === 'first' && (
        <div className="grid gap-4">
          <PasskeyButton passkey={passkey} isFirst onUse={use} />
          <Or label={passkeySignInWords.or} />
        </div>
      )}
      <CredentialsForm
        initialEmail={email === '' ? rememberedEmail : email}
        recedes={order === 'first' && !passkey.isOff}
        resetPath={redirect.via(paths.resetPassword)}
        waiting={waiting}
        failure={failure}
        onSubmit={onSubmit}
      />
      {order === 'after' && <PasskeyButton passkey={passkey} isFirst={false} onUse={use} />}
      <GoogleSignIn purpose="sign-in" redirect={redirect} onAlreadySignedIn={onAlreadySignedIn} />
      <AuthFooterLinks
        question={login.noAccount}
        label={login.register}
        to={redirect.via(paths.register)}
      />
    </AuthLayout>
  );
}

/** What is in the form's field, which the browser holds. */
function typedEmail(): string {
  const field = document.getElementById('email');
  return field instanceof HTMLInputElement ? field.value : '';
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
