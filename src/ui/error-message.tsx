import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Triangle } from './icons.tsx';
import type { Tag } from './linked-text.tsx';
import { Sentences } from './sentences.tsx';

/** What an error says, in the order in which it is read. */
export interface ErrorText {
  /** Whole sentences, such as ours and a provider's, each in an element of its own. Null if there is no error. */
  text: string | readonly string[] | null;
  /** Below the text, which then is in bold, as a short one always is: what to do. */
  advice?: string | readonly string[] | undefined;
  /** What the tags of the text and the advice render. */
  tags?: Readonly<Record<string, Tag>> | undefined;
}

interface ErrorMessageProps extends ErrorText {
  /** For the fields that it refuses (`refusedBy`). */
  id?: string;
  /** The id of the field whose content it refuses. Takes the focus in place of the text, and is selected. */
  refused?: string | undefined;
  /** A part of the page failed without the user's doing: announced, but the user isn't interrupted. */
  inBackground?: boolean;
  /** Nothing is broken: it was the user's own choice, or concerns only a part of the screen. */
  calm?: boolean;
  /** Changes with every failed attempt, so that the same text is announced and focused again. */
  attempt: unknown;
  /** A control that helps, below the text. Not announced with it. */
  children?: ReactNode;
}

/**
 * The text of an error that a notice on the page replaces, because the notice says what to do. An error that says more than
 * this, such as what wasn’t saved, stays.
 */
export const SpokenElsewhere = createContext<string | null>(null);

/** In characters. A text of one line and a bit has two even ones on a phone. */
const SHORT = 48;

/** A form's error, which is announced and receives the focus, unless a field is to be typed again. */
export function ErrorMessage({
  id,
  text: sentences,
  refused,
  advice,
  tags,
  inBackground = false,
  calm = false,
  attempt,
  children,
}: ErrorMessageProps) {
  const whole = sentences === null ? null : inOneLine(sentences);
  const text = whole === use(SpokenElsewhere) ? null : whole;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text === null || inBackground) return;
    // First the text, so that it is scrolled into view, too.
    box.current?.focus();
    if (refused !== undefined) selectField(refused);
  }, [text, attempt, refused, inBackground]);
  const isShort = text !== null && text.length < SHORT;
  const colours = calm ? 'border-tide bg-tide-wash' : 'border-risk bg-risk-wash';
  return (
    <div
      className={
        text === null
          ? 'absolute'
          : `flex gap-3 rounded border-s-4 px-4 py-3 font-medium max-sm:gap-2 max-sm:px-3 ${colours}`
      }
    >
      {text !== null && !calm && <Triangle className="mt-1 text-risk" />}
      <div>
        <div id={id} role="alert" ref={box} tabIndex={-1}>
          {/* With keys, because a browser that translates the page doesn't show a change of bare text. */}
          {text !== null && sentences !== null && (
            <p
              key={text}
              className={classNames((isShort || advice !== undefined) && 'font-bold text-balance')}
            >
              <Sentences of={sentences} tags={tags} />
            </p>
          )}
          {text !== null && advice !== undefined && (
            <>
              {' '}
              <p key={inOneLine(advice)} className="mt-1 font-normal">
                <Sentences of={advice} tags={tags} />
              </p>
            </>
          )}
        </div>
        {text !== null && children}
      </div>
    </div>
  );
}

function inOneLine(sentences: string | readonly string[]): string {
  return [sentences].flat().join(' ');
}

/** So that typing replaces what it contains. */
function selectField(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
