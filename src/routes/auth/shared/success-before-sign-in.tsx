import type { ComponentProps } from 'react';
import { Link, useNavigate, type LinkProps } from 'react-router-dom';
import { buttonStyle } from '#src/ui/button-style.ts';
import { dismissSuccess } from '#src/ui/toast.tsx';
import { SuccessScreen } from './success-screen.tsx';
import { StepsDone } from './steps-done.tsx';

interface SuccessBeforeSignInProps extends ComponentProps<typeof StepsDone> {
  words: Record<'doneTitle' | 'done' | 'success' | 'signIn', string>;
  /** To the sign-in, also for the redirect. */
  link: Pick<LinkProps, 'to' | 'state' | 'replace'>;
}

/** Shows that the account or its new password is ready, then redirects to /login. */
export function SuccessBeforeSignIn({ words, steps, link }: SuccessBeforeSignInProps) {
  const navigate = useNavigate();
  const { to, ...options } = link;
  return (
    <SuccessScreen
      title={words.doneTitle}
      text={words.done}
      toast={words.success}
      redirectsAfter={2000}
      redirect={() => void navigate(to, options)}
    >
      <StepsDone steps={steps} />
      <Link {...link} className={buttonStyle('main')} onClick={dismissSuccess}>
        {words.signIn}
      </Link>
    </SuccessScreen>
  );
}
