import { classNames } from './class-names.ts';

/** `lure` gives the message away, `safe` vouches for it, `neutral` does neither or is of less weight. */
export type PinTone = 'lure' | 'safe' | 'neutral';

interface PinProps {
  number: number;
  tone?: PinTone;
  /** Over the corner of what precedes it, rather than beside it: the text keeps its line breaks. */
  isOver?: boolean;
  className?: string;
}

const TONES: Record<PinTone, string> = {
  lure: 'border-transparent bg-accent text-ink',
  safe: 'border-transparent bg-safe text-surface',
  neutral: 'border-edge bg-raised text-text',
};

/** The numbered pin that ties a place in a message to its explanation. */
export function Pin({ number, tone = 'lure', isOver = false, className }: PinProps) {
  return (
    <span
      className={classNames(
        'pin inline-grid shrink-0 place-items-center rounded-full border text-xs leading-none font-bold',
        isOver ? 'absolute -mt-2 -ml-1 size-4' : '-my-1 size-5 align-middle',
        TONES[tone],
        className,
      )}
    >
      {number}
    </span>
  );
}
