import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { Container } from '#src/ui/container.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { DocumentHead } from './auth-layout.tsx';
import { useStepFocus } from './use-step-focus.ts';

interface SuccessProps {
  title: string;
  /** In place of the title, if it needs markup. */
  heading?: ReactNode;
  /** What it changes, where the title doesn't say it all. */
  intro?: string;
  /** What comes next by itself. */
  text: string;
  toast?: string | undefined;
  /** The pause in milliseconds, which a bar shows. */
  redirectsAfter: number;
  redirect: () => void;
  /** A link to continue before the redirect, and what comes before it. */
  children?: ReactNode;
}

/** A completed step, then a redirect. Without a panel, because a phish beside it would be noise. */
export function SuccessScreen(props: SuccessProps) {
  const { title, heading = title, intro, text, toast, redirectsAfter, redirect, children } = props;
  const focused = useStepFocus(title);
  const onTime = useEffectEvent(redirect);
  useEffect(() => {
    if (toast !== undefined) showSuccess(toast);
    const timer = setTimeout(() => onTime(), redirectsAfter);
    return () => clearTimeout(timer);
  }, [toast, redirectsAfter]);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Container className="grid grid-cols-[minmax(0,26rem)] gap-6 pb-10 max-sm:pt-18 sm:pt-20 lg:pt-24 lg:pb-16">
      <DocumentHead title={title} />
      <header className="grid gap-2">
        <SuccessSign />
        <h1 ref={focused} tabIndex={-1} className="mt-3 font-display text-title font-bold">
          {heading}
        </h1>
        {intro !== undefined && <p className="text-balance text-muted">{intro}</p>}
      </header>
      <div className="grid gap-3">
        <p role="status" className="text-muted">
          {text}
        </p>
        <span aria-hidden="true" className="overflow-hidden rounded bg-line motion-reduce:hidden">
          <span
            className="redirect-progress block h-1 origin-left bg-safe"
            style={{ animationDuration: `${redirectsAfter}ms` }}
          />
        </span>
      </div>
      {children}
    </Container>
  );
}

function SuccessSign() {
  return (
    <svg
      viewBox="0 0 64 64"
      className="success-sign size-20 fill-none stroke-safe"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="29" className="fill-safe-wash" />
      <path d="m20 33 8.5 8.5L45 24" />
    </svg>
  );
}
