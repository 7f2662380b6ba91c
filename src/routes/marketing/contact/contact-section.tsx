import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';

interface ContactSectionProps {
  /** The heading's id is `{id}-heading`. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of a contact page beside or around its form. */
export function ContactSection({ id, title, className, children }: ContactSectionProps) {
  return (
    <section aria-labelledby={`${id}-heading`} className={classNames('grid gap-3', className)}>
      <h2 id={`${id}-heading`} className={CONTACT_HEADING}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export const CONTACT_HEADING = 'font-display text-2xl leading-tight font-bold';
