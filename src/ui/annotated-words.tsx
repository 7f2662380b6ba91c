import { breakableParts } from '#src/lib/line-breaks.ts';
import { Addresses, Breakable, UNBROKEN, UnbrokenParts } from './addresses.tsx';
import { Pin, type PinTone } from './pin.tsx';

interface AnnotatedWordsProps {
  words: string;
  number: number;
  tone?: PinTone;
}

/** Keeps the pin on the same line as the last word, or as the last unbreakable part of that word. */
export function AnnotatedWords({ words, number, tone = 'lure' }: AnnotatedWordsProps) {
  const last = words.lastIndexOf(' ') + 1;
  const parts = breakableParts(words.slice(last)).flat();
  const start = parts.slice(0, -1);
  const cue = `cue cue-${tone}`;
  return (
    <>
      {last > 0 && (
        <mark className={cue}>
          <Addresses isInline in={words.slice(0, last)} />
        </mark>
      )}
      <UnbrokenParts>
        {start.length > 0 && (
          <span className={UNBROKEN}>
            <mark className={cue}>
              <Breakable pieces={start} />
            </mark>
          </span>
        )}
        <span className={`${UNBROKEN} whitespace-nowrap`}>
          <mark className={`${cue} whitespace-normal`}>
            <Breakable pieces={parts.slice(-1)} />
          </mark>
          <Pin number={number} tone={tone} className="ms-1" />
        </span>
      </UnbrokenParts>
    </>
  );
}
