import { classNames } from './class-names.ts';

/** `lure` gives the message away, `safe` vouches for it, `neutral` does neither or is of less weight. */
export type PinTone = 'lure' | 'safe' | 'neutral';

interface PinProps {
  number: number;
  tone?: PinTone;
  /** Above the end of what precedes it, between two lines, rather than beside it: the text keeps its line breaks. */
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
        'pin inline-grid shrink-0 place-items-center rounded-full border leading-none font-bold',
        isOver
          ? 'absolute -mt-1.5 -ml-0.5 h-3.75 min-w-3.75 px-0.75 text-[0.6875rem]'
          : '-my-1 size-5 align-middle text-xs',
        TONES[tone],
        className,
      )}
    >
      {number}
    </span>
  );
}
