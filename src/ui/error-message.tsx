import { useLayoutEffect, useRef } from 'react';

interface ErrorMessageProps {
  text: string | null;
  /** Changes with every failed try, so that the same words are announced and focused again. */
  attempt: unknown;
}

/** The error of a form: announced, and given the focus. */
export function ErrorMessage({ text, attempt }: ErrorMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text, attempt]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:absolute">
      {text !== null && (
        <p className="flex gap-3 rounded border-l-4 border-risk bg-risk-wash px-4 py-3 font-medium">
          <span aria-hidden="true" className="text-risk">
            ▲
          </span>
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
