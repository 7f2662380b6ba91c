import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';

interface PageHeaderProps {
  /** Plain text, because the page's structured data uses it too. */
  title: string;
  lead: ReactNode;
  /** Links and buttons below the lead. */
  actions?: ReactNode;
  /** Beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Beside the text on tablets and wide screens only. */
  picture?: ReactNode;
}

/** A page's header: its only h1, a sentence or two, and the first actions. */
export function PageHeader({ title, lead, actions, aside, picture }: PageHeaderProps) {
  return (
    <Container
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-10 py-12 md:py-20',
        (aside ?? picture) !== undefined && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16',
        picture !== undefined && 'md:grid-cols-2',
      )}
    >
      <div className="grid gap-5">
        <h1
          tabIndex={-1}
          className="max-w-narrow-heading font-display text-headline font-extrabold sm:max-w-heading"
        >
          {title}
        </h1>
        <p className="max-w-prose text-lead text-muted">{lead}</p>
        {actions !== undefined && (
          <div className="mt-2 flex flex-wrap gap-3 max-sm:grid">{actions}</div>
        )}
      </div>
      {aside}
      {picture !== undefined && picture}
    </Container>
  );
}
