import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { dashboardTabs } from '#content/dashboard-tabs.ts';
import { shellWords } from '#content/shell.ts';
import { paths } from '#src/config/paths.ts';
import { documentTitle } from '#src/config/brand.ts';
import { focusMain } from '#src/lib/focus-main.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { DashboardFrame, TAB_STYLE, TABS_STYLE } from '#src/routes/dashboard/dashboard-frame.tsx';
import { ProfileOutline } from '#src/routes/dashboard/profile/profile-skeleton.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { Sentences } from '#src/ui/sentences.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Trouble } from '#src/ui/trouble.tsx';
import { useBackOnline } from '#src/ui/use-back-online.ts';

const words = shellWords.session;

/** Shown while a guard asks the user pool: where a dashboard screen renders, its outline, so that nothing moves. */
export function GuardChecking() {
  const current = pagePath(useLocation().pathname);
  const screen = dashboardTabs.find(({ to }) => to === current);
  if (screen === undefined) {
    return (
      <Container className="min-h-dvh py-16">
        <GuardTitle />
        <CheckingStatus />
      </Container>
    );
  }
  const isProfile = current === paths.profile;
  return (
    // The profile's outline is as tall as the profile. Below another screen's, the footer stays out of sight.
    <DashboardFrame
      className={isProfile ? undefined : 'min-h-dvh'}
      tabs={<TabsShape current={current} />}
    >
      <GuardTitle />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <div className="grid gap-1">
          <div aria-hidden="true" className="font-display text-title font-bold">
            {screen.label}
          </div>
          <CheckingStatus />
        </div>
        {isProfile ? <ProfileOutline /> : <CardShape />}
      </div>
    </DashboardFrame>
  );
}

function CheckingStatus() {
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner className="text-tide" />
      {words.checking}
    </p>
  );
}

/** The dashboard's tabs, which can't be used yet. */
function TabsShape({ current }: { current: string }) {
  return (
    <div aria-hidden="true" className={TABS_STYLE}>
      <div className="flex flex-wrap gap-1 sm:gap-2 md:flex-col">
        {dashboardTabs.map(({ to, label }) => (
          <div
            key={to}
            aria-current={to === current ? 'page' : undefined}
            className={`${TAB_STYLE} flex-auto md:flex-none`}
          >
            {label}
          </div>
        ))}
      </div>
    </div>
  );
}

function CardShape() {
  return (
    <div aria-hidden="true" className="rounded-lg border border-line bg-raised">
      <div className="grid h-56 grid-cols-[minmax(0,1fr)] content-start gap-4 p-6">
        <div className="h-5 w-32 max-w-full rounded bg-line" />
        <div className="h-4 w-80 max-w-full rounded bg-line" />
        <div className="h-4 w-64 max-w-full rounded bg-line" />
      </div>
    </div>
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
      <p role="status" className="flex min-h-16 items-center gap-3 text-lg font-semibold">
        <Spinner className="text-tide" />
        {shellWords.logoutWaiting}
      </p>
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
      <title>{documentTitle(words.title)}</title>
      <h1 className="sr-only">{words.title}</h1>
    </>
  );
}

interface GuardFailedProps {
  sentences: readonly string[];
  attempt: unknown;
  onRetry: () => void;
}

export function GuardFailed({ sentences, attempt, onRetry }: GuardFailedProps) {
  const reason = useRef<HTMLParagraphElement>(null);
  useBackOnline(onRetry);
  useLayoutEffect(() => reason.current?.focus(), [attempt]);
  return (
    <Container className="py-16">
      <title>{documentTitle(words.failed)}</title>
      <Trouble title={words.failed} actions={<WaysOut onRetry={onRetry} />}>
        <p ref={reason} role="alert" tabIndex={-1}>
          <Sentences of={sentences} />
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
