import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';

interface SectionProps {
  /** The target of hash links. */
  id: string;
  title: string;
  intro?: string | undefined;
  tone?: 'plain' | 'sunken';
  /** Content beside the heading, if there is room. */
  beside?: ReactNode;
  /** On wide screens, puts the heading in a column beside the content. */
  split?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  title,
  intro,
  tone = 'plain',
  split = false,
  beside,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames('border-t border-line', tone === 'sunken' && 'bg-sunken')}
    >
      <Container
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-8 py-14 md:gap-10 md:py-20',
          split && 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16',
        )}
      >
        <header
          className={
            beside === undefined
              ? classNames('grid content-start gap-3', !split && 'max-w-3xl')
              : 'flex flex-wrap items-center justify-between gap-x-10 gap-y-4'
          }
        >
          <h2 id={`${id}-heading`} className="font-display text-title font-bold">
            {title}
          </h2>
          {intro !== undefined && <p className="max-w-prose text-lead text-muted">{intro}</p>}
          {beside}
        </header>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
