import type { ReactNode } from 'react';
import type { AuthPanel } from '#content/auth/panels.ts';
import { frameWords } from '#content/auth/frame.ts';
import { specimenWords } from '#content/specimen.ts';
import { documentTitle } from '#src/config/brand.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** The frame around a screen's task. */
export interface AuthFrame {
  title: string;
  intro?: ReactNode;
  /** Drawn above the title. */
  icon?: ReactNode;
  /** The current step, like "Step 1 of 3". */
  stepLabel?: string;
  panel: AuthPanel;
  /** Gives the task more than a form's width, if there is room. */
  wide?: boolean;
  /** Leaves room above for a toast, which on a phone is as wide as the heading. */
  meetsToast?: boolean;
}

/** The task on the left and, on wide screens, a panel with a specimen and a tip on the right. */
export function AuthLayout({
  panel,
  wide = false,
  meetsToast = false,
  children,
  ...head
}: AuthFrame & { children: ReactNode }) {
  return (
    <Container
      className={classNames(
        meetsToast ? 'max-sm:pt-18' : 'max-sm:pt-8',
        'grid items-start gap-8 pb-10 sm:pt-16 lg:justify-between lg:gap-12 lg:pb-16',
        wide
          ? 'lg:grid-cols-[minmax(0,38rem)_minmax(0,25rem)]'
          : 'md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,26rem)_minmax(0,30rem)]',
      )}
    >
      <DocumentHead title={head.title} />
      <section
        className={classNames(
          'grid w-full grid-cols-[minmax(0,1fr)] content-start gap-6',
          wide ? 'max-w-[44rem]' : 'max-w-form',
        )}
      >
        <ScreenHeader {...head} />
        <noscript>
          <p className="rounded border-s-4 border-risk bg-risk-wash px-4 py-3 font-medium">
            {frameWords.withoutScripting}
          </p>
        </noscript>
        <div className="needs-scripting contents">{children}</div>
      </section>
      <Panel key={panel.tip} panel={panel} className={wide ? 'lg:grid' : 'md:grid'} />
    </Container>
  );
}

/** The document title of an auth screen, which search engines leave out. */
export function DocumentHead({ title }: { title: string }) {
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function ScreenHeader({
  title,
  intro,
  icon,
  stepLabel,
}: Omit<AuthFrame, 'panel' | 'wide' | 'meetsToast'>) {
  const heading = useStepFocus(title);
  return (
    <header className="grid gap-2">
      {icon !== undefined && (
        <span className="mb-2 grid size-12 place-items-center rounded-lg bg-tide-wash text-tide">
          {icon}
        </span>
      )}
      {stepLabel !== undefined && (
        <p className="tabular-nums text-sm font-semibold text-tide">{stepLabel}</p>
      )}
      <h1 ref={heading} tabIndex={-1} className="font-display text-title font-bold">
        {title}
      </h1>
      {intro !== undefined && <p className="text-muted">{intro}</p>}
    </header>
  );
}

interface PanelProps {
  panel: AuthPanel;
  className: string;
}

function Panel({ panel: { specimen, tip }, className }: PanelProps) {
  return (
    <aside
      aria-labelledby="panel"
      className={classNames(
        'hidden grid-cols-[minmax(0,1fr)] gap-5 rounded-lg bg-sunken p-4 lg:p-6 xl:p-8',
        className,
      )}
    >
      <h2 id="panel" className="text-sm font-semibold text-risk">
        {frameWords.panel.heading}
      </h2>
      <Specimen message={specimen} words={specimenWords} />
      <p className="border-t border-line pt-5">
        <strong className="mb-1 block text-sm text-tide">{frameWords.panel.tipHeading}</strong>
        {tip}
      </p>
    </aside>
  );
}

interface ProgressProps {
  title: string;
  text: ReactNode;
  panel: AuthPanel;
  /** A way out, for a user who doesn't want to wait. */
  children?: ReactNode;
}

/** A screen that only says what is happening, in a live region. */
export function WaitingScreen({ title, text, panel, children }: ProgressProps) {
  return (
    <AuthLayout title={title} panel={panel}>
      <div className="grid gap-5 rounded-lg border border-line bg-raised p-5 sm:p-6">
        <p role="status" className="flex items-center gap-4 text-lg">
          <span className="grid size-12 shrink-0 place-items-center">
            <Spinner className="scale-175 text-tide" />
          </span>
          <span>{text}</span>
        </p>
        {children}
      </div>
    </AuthLayout>
  );
}
