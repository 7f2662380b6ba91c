import type { ReactNode } from 'react';
import { TEXT_LINK } from './linked-text.tsx';

/** Turns these words of a message into the button for a new key: the authenticator app may have an older one. */
export function withNewKey(words: string, onNewKey: () => void): (text: string) => ReactNode {
  return (text) => {
    const start = text.toLowerCase().indexOf(words.toLowerCase());
    if (start < 0) return text;
    const end = start + words.length;
    return (
      <>
        {text.slice(0, start)}
        <button type="button" className={`${TEXT_LINK} inline text-left`} onClick={onNewKey}>
          {text.slice(start, end)}
        </button>
        {text.slice(end)}
      </>
    );
  };
}
