import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface NoticeProps {
  /** For what takes the place of a control that had the focus: what has the focus is also in view. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** Something to know, calmly: neither an error nor a success. */
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
