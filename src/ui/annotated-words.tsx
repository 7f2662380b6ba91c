import type { ReactNode } from 'react';
import { splitAtBreakable, splitLastWord } from '#src/lib/line-breaks.ts';
import { numbered } from '#src/lib/numbered.ts';
import { classNames } from './class-names.ts';
import { Pin, type PinTone } from './pin.tsx';

const TONES: Record<PinTone, string> = {
  lure: 'cue',
  safe: 'cue cue-safe',
  neutral: 'cue cue-neutral',
};

interface AnnotatedWordsProps {
  words: string;
  number: number;
  tone?: PinTone;
}

/** Keeps the pin on the same line as the last word, or as the last unbreakable part of that word. */
export function AnnotatedWords({ words, number, tone = 'lure' }: AnnotatedWordsProps) {
  const { before, word, end } = splitLastWord(words);
  const mark = TONES[tone];
  return (
    <>
      {before !== '' && <mark className={mark}>{before}</mark>}
      <Unbroken>
        {word !== '' && <mark className={mark}>{word}</mark>}
        <Unbroken>
          <mark className={mark}>{end}</mark>
          {'\u2060'}
          <Pin number={number} tone={tone} className="ml-1" />
        </Unbroken>
      </Unbroken>
    </>
  );
}

/** Moves to the next line rather than break, if it fits on one. */
function Unbroken({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full">{children}</span>;
}

/** Breaks an address only at its line-break opportunities, and only if it is too long for a line. */
export function WholeAddresses({ in: source }: { in: string }) {
  return numbered(splitAtBreakable(source)).map(({ item: { text, isBreakable }, key }) =>
    isBreakable ? <Unbroken key={key}>{text}</Unbroken> : text,
  );
}

/** `AnnotatedWords` for an element such as a button. */
export function AnnotatedBox({
  number,
  tone,
  children,
}: {
  number: number;
  tone: PinTone;
  children: ReactNode;
}) {
  return (
    <mark
      className={classNames(
        TONES[tone],
        'inline-flex max-w-full flex-wrap items-center gap-2 bg-transparent',
      )}
    >
      {children}
      <Pin number={number} tone={tone} />
    </mark>
  );
}
