import { classNames } from './class-names.ts';

interface PinProps {
  number: number;
  /** `lure` gives the message away, `safe` vouches for it. */
  tone?: 'lure' | 'safe';
}

/** The numbered pin that ties a place in a message to its explanation. */
export function Pin({ number, tone = 'lure' }: PinProps) {
  return (
    <span
      className={classNames(
        'inline-grid size-5 shrink-0 place-items-center rounded-full border border-transparent align-text-bottom text-xs leading-none font-bold',
        tone === 'lure' ? 'bg-accent text-ink' : 'bg-safe text-surface',
      )}
    >
      {number}
    </span>
  );
}
