import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  /** For a notice that replaces a focused control: takes the focus, and thereby comes into view. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** A calm piece of information, neither an error nor a success. */
export function Notice({ takesFocus = false, children }: NoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={text}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className="rounded border-l-4 border-tide bg-tide-wash px-4 py-3"
    >
      {children}
    </p>
  );
}
