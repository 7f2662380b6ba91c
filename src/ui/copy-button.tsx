import { useState } from 'react';
import { buttonStyle } from './button-style.ts';

interface CopyButtonProps {
  text: string;
  label: string;
  copiedText: string;
  failedText: string;
}

/** Copies, and says in a live region whether it worked. */
export function CopyButton({ text, label, copiedText, failedText }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid(copiedText),
      () => setSaid(failedText),
    );
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <button type="button" onClick={copy} className={buttonStyle('quiet')}>
        {label}
      </button>
      <span role="status" className="text-sm text-muted">
        {said}
      </span>
    </span>
  );
}
