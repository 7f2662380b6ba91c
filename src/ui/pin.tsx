import { classNames } from './class-names.ts';

/** `lure` gives the message away, `safe` vouches for it, `neutral` does neither or is of less weight. */
export type PinTone = 'lure' | 'safe' | 'neutral';

interface PinProps {
  number: number;
  tone?: PinTone;
  className?: string;
}

const TONES: Record<PinTone, string> = {
  lure: 'border-transparent bg-accent text-ink',
  safe: 'border-transparent bg-safe text-surface',
  neutral: 'border-edge bg-raised text-text',
};

/** The numbered pin that ties a place in a message to its explanation. */
export function Pin({ number, tone = 'lure', className }: PinProps) {
  return (
    <span
      className={classNames(
        'pin -my-1 inline-grid size-5 shrink-0 place-items-center rounded-full border align-middle text-xs leading-none font-bold',
        TONES[tone],
        className,
      )}
    >
      {number}
    </span>
  );
}
