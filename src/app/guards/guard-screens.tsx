import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';

/**
 * Shown while a guard checks the session. As tall as the window, so that nothing moves when the guarded screen renders.
 */
export function GuardWaiting({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Container className="min-h-dvh py-16">
      <GuardTitle />
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="text-tide" />
        {text}
      </p>
      {children}
    </Container>
  );
}

/**
 * Shown while the browser leaves after a sign-out. The link is there from the start, because a user who stops the
 * leaving causes no event.
 */
export function GuardSigningOut({ loginPath }: { loginPath: string }) {
  return (
    <GuardWaiting text={shellWords.logoutWaiting}>
      <Link replace to={loginPath} className={buttonStyle('plain', 'mt-4')}>
        {shellWords.session.stillHere}
      </Link>
    </GuardWaiting>
  );
}

/** Every page needs a heading and a title, even this intermediate one. */
function GuardTitle() {
  return (
    <>
      <title>{`${shellWords.session.title} · ${brand.name}`}</title>
      <h1 className="sr-only">{shellWords.session.title}</h1>
    </>
  );
}

interface GuardFailedProps {
  text: string;
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ text, attempt, onRetry }: GuardFailedProps) {
  useBackOnline(onRetry);
  return (
    <Container className="py-16">
      <div className="grid max-w-form justify-items-start gap-6">
        <title>{`${shellWords.session.failed} · ${brand.name}`}</title>
        <h1 className="font-display text-title font-bold">{shellWords.session.failed}</h1>
        <ErrorMessage text={text} attempt={attempt} />
        <Button
          className="max-sm:w-full"
          onClick={() => {
            focusMain();
            onRetry();
          }}
        >
          {shellWords.session.retry}
        </Button>
        <Link to={paths.support} className={buttonStyle('plain')}>
          {shellWords.session.support}
        </Link>
      </div>
    </Container>
  );
}
