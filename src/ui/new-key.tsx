import type { ReactNode } from 'react';
import { TEXT_LINK } from './linked-text.tsx';

/** Turns these words of a message into the button for a new key: the authenticator app may have an older one. */
export function withNewKey(words: string, onNewKey: () => void): (text: string) => ReactNode {
  return (text) => {
    const start = text.toLowerCase().indexOf(words.toLowerCase());
    if (start < 0) return text;
    const end = start + words.length;
    const mark = /^[.,]/.exec(text.slice(end))?.[0] ?? '';
    return (
      <>
        {text.slice(0, start)}
        <button type="button" className={`${TEXT_LINK} inline text-start`} onClick={onNewKey}>
          {text.slice(start, end)}
          {/* Browsers break the line after a button, so a mark outside would stand alone. */}
          <span aria-hidden="true">{mark}</span>
        </button>
        {text.slice(end + mark.length)}
      </>
    );
  };
}
