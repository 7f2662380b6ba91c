import type { ReactNode } from 'react';
import { splitAtBreakable, splitLastWord } from '#src/lib/line-breaks.ts';
import { numbered } from '#src/lib/numbered.ts';
import { Pin, type PinTone } from './pin.tsx';

interface AnnotatedWordsProps {
  words: string;
  number: number;
  tone?: PinTone;
}

/** Keeps the pin on the same line as the last word, or as the last unbreakable part of that word. */
export function AnnotatedWords({ words, number, tone = 'lure' }: AnnotatedWordsProps) {
  const { before, word, end } = splitLastWord(words);
  const cue = `cue cue-${tone}`;
  return (
    <>
      {before !== '' && <mark className={cue}>{before}</mark>}
      <UnbrokenParts>
        {word !== '' && (
          <Unbroken>
            <mark className={cue}>{word}</mark>
          </Unbroken>
        )}
        <Unbroken>
          <mark className={cue}>{end}</mark>
          {'\u2060'}
          <Pin number={number} tone={tone} className="ms-1" />
        </Unbroken>
      </UnbrokenParts>
    </>
  );
}

/** Stays on one line if it fits, and wraps otherwise. */
function Unbroken({ children }: { children: ReactNode }) {
  return <span className="inline-block max-w-full">{children}</span>;
}

/** The same for elements in an element: where words may break anywhere, WebKit takes it for narrower than they are. */
function UnbrokenParts({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block max-w-full wrap-break-word [&>span]:wrap-anywhere">
      {children}
    </span>
  );
}

/** Before a dot is within a host. */
const WITHIN_HOST = /\u200B\./;
const AROUND_HOST = /\u200B(?!\.)/;

/**
 * Breaks an address only at its line-break opportunities, and only if it is too long for a line: around its host, and only
 * in a host that is too long itself.
 */
export function WholeAddresses({ in: source }: { in: string }) {
  return numbered(splitAtBreakable(source)).map(({ item: { text, isBreakable }, key }) =>
    isBreakable ? (
      <UnbrokenParts key={key}>
        {numbered(WITHIN_HOST.test(text) ? text.split(AROUND_HOST) : [text]).map(
          ({ item, key }) => (
            <Unbroken key={key}>{item}</Unbroken>
          ),
        )}
      </UnbrokenParts>
    ) : (
      text
    ),
  );
}
