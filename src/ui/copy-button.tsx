import { useState } from 'react';
import { buttonStyle } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedText: string;
  failedText: string;
  /** Of the box around the button and what it says. */
  className?: string;
}

/** Copies, and announces in a live region whether it worked, each time. */
export function CopyButton({
  text,
  label,
  copiedText,
  failedText,
  className = 'inline-flex flex-wrap items-center gap-3',
}: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    // Cleared first, because a live region only announces changes.
    setSaid('');
    try {
      // Rejects over plain http, where there is no clipboard.
      await navigator.clipboard.writeText(text);
      setSaid(copiedText);
    } catch {
      setSaid(failedText);
    }
  };
  return (
    <span className={className}>
      <button type="button" onClick={() => void copy()} className={buttonStyle('quiet', 'px-3!')}>
        {label}
      </button>
      <span role="status" className="col-span-full text-sm text-muted empty:absolute">
        {said}
      </span>
    </span>
  );
}
