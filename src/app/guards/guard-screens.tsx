import { useLayoutEffect, useRef } from 'react';
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

/** Shown while a guard asks the user pool: the dashboard's outline, in the place where the dashboard renders. */
export function GuardChecking() {
  return (
    <Container className="grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-8 pt-6 pb-12 md:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] md:gap-12 md:py-12 lg:gap-16">
      <GuardTitle />
      <div
        aria-hidden="true"
        className="grid grid-cols-3 gap-2 border-b border-line pb-3 md:grid-cols-1 md:content-start md:border-0 md:pb-0"
      >
        {['w-16', 'w-24', 'w-20'].map((width) => (
          <div
            key={width}
            className="flex h-11 items-center justify-center md:justify-start md:px-4"
          >
            <div className={`h-4 max-w-full rounded bg-line ${width}`} />
          </div>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <Status text={words.checking} />
        <div aria-hidden="true" className="rounded-lg border border-line bg-raised">
          <div className="flex items-start gap-4 border-b border-line p-6">
            <div className="size-14 shrink-0 rounded-full bg-line" />
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2 pt-2">
              <div className="h-5 w-40 max-w-full rounded bg-line" />
              <div className="h-4 w-56 max-w-full rounded bg-line" />
            </div>
          </div>
          <div className="grid h-56 grid-cols-[minmax(0,1fr)] content-start gap-4 p-6">
            <div className="h-5 w-32 max-w-full rounded bg-line" />
            <div className="h-4 w-80 max-w-full rounded bg-line" />
            <div className="h-4 w-64 max-w-full rounded bg-line" />
          </div>
        </div>
      </div>
    </Container>
  );
}

function Status({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-16 items-center gap-3 text-lg font-semibold">
      <Spinner className="text-tide" />
      {text}
    </p>
  );
}

/**
 * Shown while the browser navigates away after a sign-out. Offers the link from the start, because cancelling the
 * navigation fires no event.
 */
export function GuardSigningOut({ loginPath }: { loginPath: string }) {
  return (
    <Container className="min-h-dvh py-16">
      <GuardTitle />
      <Status text={shellWords.logoutWaiting} />
      <Link replace to={loginPath} className={buttonStyle('plain')}>
        {words.stillHere}
      </Link>
    </Container>
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
