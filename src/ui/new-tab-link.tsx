import { TEXT_LINK } from './linked-text.tsx';

interface NewTabLinkProps {
  href: string;
  label: string;
  /** For screen readers: that it opens in a new tab. */
  note: string;
}

/** A link to another site that leaves this page open. */
export function NewTabLink({ href, label, note }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={TEXT_LINK}>
      {label}
      <span className="sr-only"> {note}</span>
    </a>
  );
}
