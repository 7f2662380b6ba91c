import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';
import { brand } from '#src/config/brand.ts';
import { paths } from '#src/config/paths.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';

const words = shellWords.session;

/** As tall as the window, so that nothing moves when the guarded screen renders. */
function GuardWaiting({ text, children }: { text: string; children?: ReactNode }) {
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

/** Shown while a guard asks the user pool: the outline of the dashboard, so that a slow answer is no blank page. */
export function GuardChecking() {
  return (
    <GuardWaiting text={words.checking}>
      <div
        aria-hidden="true"
        className="mt-8 grid gap-8 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:gap-12 lg:gap-16"
      >
        <div className="grid grid-cols-3 gap-2 md:grid-cols-1 md:content-start">
          <div className="h-11 rounded bg-sunken" />
          <div className="h-11 rounded bg-sunken" />
          <div className="h-11 rounded bg-sunken" />
        </div>
        <div className="grid gap-8">
          <div className="h-9 w-40 rounded bg-sunken" />
          <div className="grid h-64 content-start gap-3 rounded-lg border border-line bg-raised p-6">
            <div className="h-5 w-40 rounded bg-sunken" />
            <div className="h-4 w-56 max-w-full rounded bg-sunken" />
          </div>
        </div>
      </div>
    </GuardWaiting>
  );
}

/**
 * Shown while the browser navigates away after a sign-out. Offers the link from the start, because cancelling the
 * navigation fires no event.
 */
export function GuardSigningOut({ loginPath }: { loginPath: string }) {
  return (
    <GuardWaiting text={shellWords.logoutWaiting}>
      <Link replace to={loginPath} className={buttonStyle('plain', 'mt-4')}>
        {words.stillHere}
      </Link>
    </GuardWaiting>
  );
}

/** Every page needs a heading and a title, even this intermediate one. */
function GuardTitle() {
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <h1 className="sr-only">{words.title}</h1>
    </>
  );
}

interface GuardFailedProps {
  text: string;
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ text, attempt, onRetry }: GuardFailedProps) {
  const reason = useRef<HTMLParagraphElement>(null);
  useBackOnline(onRetry);
  useLayoutEffect(() => reason.current?.focus(), [attempt]);
  return (
    <Container className="py-16">
      <title>{`${words.failed} · ${brand.name}`}</title>
      <Trouble title={words.failed} actions={<WaysOut onRetry={onRetry} />}>
        <p ref={reason} role="alert" tabIndex={-1}>
          {text}
        </p>
      </Trouble>
    </Container>
  );
}

function WaysOut({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    // The button disappears while the guard checks again.
    focusMain();
    onRetry();
  };
  return (
    <>
      <Button onClick={retry}>{words.retry}</Button>
      <Link to={paths.support} className={buttonStyle('quiet')}>
        {words.support}
      </Link>
    </>
  );
}
