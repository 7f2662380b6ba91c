import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { frameWords } from '#content/auth/frame.ts';
import { signUpWords, registerPanel } from '#content/auth/sign-up.ts';
import { verifyEmailPanel } from '#content/auth/codes.ts';
import type { PlanId } from '#src/config/plans.ts';
import { paths } from '#src/config/paths.ts';
import type { SignUpDetails } from '#src/flows/sign-up.ts';
import { dropDraft } from '#src/lib/draft.ts';
import { authEntryState, type AuthNotice } from '#src/lib/history-state.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { preloadUserPool } from '#src/services/user-pool/with-amplify.ts';
import { LinkedText, type Tag } from '#src/ui/linked-text.tsx';
import { useRedirect, type Redirect } from '../redirect/use-redirect.ts';
import { AuthFooterLinks } from '../shared/auth-footer-links.tsx';
import { AuthLayout, type AuthFrame } from '../shared/auth-layout.tsx';
import { GoogleSignIn } from '../shared/google-sign-in.tsx';
import { SuccessBeforeSignIn } from '../shared/success-before-sign-in.tsx';
import { UnlessSignedIn } from '../shared/unless-signed-in.tsx';
import { useAuthEntryState, useKeepAwaitedCode } from '../shared/use-auth-entry-state.ts';
import { useExistingSession, useSignInElsewhere } from '../shared/use-existing-session.ts';
import { REGISTER_DRAFT } from '../shared/use-kept-fields.ts';
import { ChosenPlan, useChosenPlan } from './chosen-plan.tsx';
import { RegisterForm } from './register-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import { VerifyForm } from './verify-form.tsx';

const { register, verify } = signUpWords;

const DETAILS: AuthFrame = {
  title: register.title,
  stepLabel: register.steps.details,
  panel: registerPanel,
};

const VERIFICATION = {
  stepLabel: register.steps.verification,
  panel: verifyEmailPanel,
  meetsToast: true,
} as const;

export function Page() {
  const redirect = useRedirect();
  const plan = useChosenPlan();
  const { existing, checkAgain } = useExistingSession();
  useEffect(preloadUserPool, []);
  return (
    <UnlessSignedIn existing={existing} title={register.title} redirect={redirect}>
      <SignUpJourney redirect={redirect} plan={plan} onAlreadySignedIn={checkAgain} />
    </UnlessSignedIn>
  );
}

interface SignUpJourneyProps {
  redirect: Redirect;
  plan: PlanId | null;
  onAlreadySignedIn: () => void;
}

function SignUpJourney({ redirect, plan, onAlreadySignedIn }: SignUpJourneyProps) {
  const passed = useAuthEntryState();
  const loginPath = redirect.via(paths.login);
  const intro = plan === null ? register.intro : <ChosenPlan plan={plan} />;
  const [submitted, setSubmitted] = useState<SignUpDetails | null>(null);
  const { state, submitDetails, submitCode, resendCode, goBack } = useSignUp(passed);
  const { stage, email, waiting, failure } = state;
  const notice = stage.at === 'verification' ? noticeNow(passed.notice, stage.codeSent) : null;
  useKeepAwaitedCode(stage.at === 'verification', email, notice);
  useSignInElsewhere(stage.at === 'details' && !waiting, onAlreadySignedIn);

  switch (stage.at) {
    case 'details':
      return (
        <AuthLayout {...DETAILS} intro={intro}>
          <RegisterForm
            passedEmail={passed.email}
            submitted={submitted}
            loginPath={loginPath}
            waiting={waiting}
            failure={failure}
            onSubmit={(details) => {
              setSubmitted(details);
              submitDetails(details);
            }}
          />
          <GoogleSignIn
            purpose="sign-up"
            redirect={redirect}
            onAlreadySignedIn={onAlreadySignedIn}
          />
          <Agreement />
          <AuthFooterLinks question={register.haveAccount} label={register.login} to={loginPath} />
        </AuthLayout>
      );
    case 'verification':
      return (
        <AuthLayout title={verify.title} {...VERIFICATION}>
          <VerifyForm
            email={email}
            codeSent={stage.codeSent}
            isNeeded={notice !== null}
            loginPath={loginPath}
            waiting={waiting}
            failure={failure}
            onSubmit={submitCode}
            onResend={resendCode}
            onGoBack={goBack}
          />
        </AuthLayout>
      );
    case 'verified':
      return <Verified loginPath={loginPath} email={email} />;
    default:
      return unreachable(stage);
  }
}

/** The notice from a sign-in with an unverified email, updated if a code has been sent since. */
function noticeNow(passed: AuthNotice | null, codeSent: boolean): AuthNotice | null {
  if (passed !== 'verification-sent' && passed !== 'verification-not-sent') return null;
  return codeSent ? 'verification-sent' : 'verification-not-sent';
}

function Verified({ loginPath, email }: { loginPath: string; email: string }) {
  const state = authEntryState({ email, registering: true });
  useEffect(() => dropDraft(REGISTER_DRAFT), []);
  return (
    <SuccessBeforeSignIn words={verify} steps={verify.steps} link={{ to: loginPath, state }} />
  );
}

/** The terms that apply to registering with a password or with Google. */
function Agreement() {
  return (
    <p className="text-sm text-muted">
      <LinkedText
        text={register.agreement}
        tags={{ terms: toRead(paths.terms), privacy: toRead(paths.privacy) }}
      />
    </p>
  );
}

/** Opens in a new tab, so that nothing typed here is lost. */
function toRead(path: string): Tag {
  return (words) => (
    <Link to={path} target="_blank" className="text-tide underline underline-offset-4">
      {words}
      <span className="sr-only"> {frameWords.newTab}</span>
    </Link>
  );
}
