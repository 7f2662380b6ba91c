import type { ReactNode } from 'react';
import { authWords, panelSpecimen } from '#content/auth.ts';
import { specimenWords } from '#content/specimen.ts';
import { brand } from '#src/config/brand.ts';
import { Container } from '#src/ui/container.tsx';
import { Specimen } from '#src/ui/specimen.tsx';
import { useStepFocus } from './use-step-focus.ts';

/** What a screen says of itself before its task. */
export interface AuthFrame {
  title: string;
  intro?: string;
  /** Where in the journey one is, like "Step 1 of 3". */
  progress?: string;
}

/** One task on the left; on wide screens a calm panel with one specimen and one tip on the right. */
export function AuthLayout({
  title,
  intro,
  progress,
  children,
}: AuthFrame & { children: ReactNode }) {
  const heading = useStepFocus(title);
  return (
    <Container className="grid gap-12 py-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-24 lg:py-16">
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="grid w-full max-w-form content-start gap-6">
        <header className="grid gap-2">
          {progress !== undefined && (
            <p className="text-sm font-semibold text-tide tabular-nums">{progress}</p>
          )}
          <h1 ref={heading} tabIndex={-1} className="font-display text-title font-bold">
            {title}
          </h1>
          {intro !== undefined && <p className="text-muted">{intro}</p>}
        </header>
        <noscript>
          <p className="rounded border-l-4 border-risk bg-risk-wash px-4 py-3 font-medium">
            {authWords.withoutScripting}
          </p>
        </noscript>
        <div className="needs-scripting contents">{children}</div>
      </section>
      <aside
        aria-label={authWords.panel.tipHeading}
        className="hidden grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-lg bg-sunken p-10 lg:grid"
      >
        <Specimen message={panelSpecimen} words={specimenWords} />
        <p className="max-w-prose">
          <strong className="block text-sm text-tide">{authWords.panel.tipHeading}</strong>
          {authWords.panel.tip}
        </p>
      </aside>
    </Container>
  );
}
