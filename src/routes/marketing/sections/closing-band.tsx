import type { ReactNode } from 'react';
import { Container } from '#src/ui/container.tsx';

interface ClosingBandProps {
  /** Of the heading. */
  id: string;
  title: string;
  text: ReactNode;
  /** Links. */
  children: ReactNode;
}

/** The end of a page: what to do next. Dark in both themes. */
export function ClosingBand({ id, title, text, children }: ClosingBandProps) {
  return (
    <section
      aria-labelledby={id}
      className="not-printed border-t-4 border-accent bg-tide-wash text-text scheme-dark"
    >
      <Container className="grid gap-6 py-14 md:py-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-end">
        <div className="grid gap-3">
          <h2 id={id} className="max-w-[11em] font-display text-headline font-extrabold">
            {title}
          </h2>
          <p className="max-w-prose text-lead text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:justify-end">{children}</div>
      </Container>
    </section>
  );
}
