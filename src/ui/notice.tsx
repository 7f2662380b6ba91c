import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tick } from './tick.tsx';

interface NoticeProps {
  /** For a notice that replaces a focused control: takes the focus, which also scrolls it into view. */
  takesFocus?: boolean;
  done?: boolean;
  children: ReactNode;
}

/** Neutral information or, with `done`, a success. */
export function Notice({ takesFocus = false, done = false, children }: NoticeProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={text}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames(
        'rounded border-s-4 px-4 py-3',
        done ? 'flex gap-3 border-safe bg-safe-wash' : 'border-tide bg-tide-wash',
      )}
    >
      {done ? (
        <>
          <Tick className="mt-1" /> <span>{children}</span>
        </>
      ) : (
        children
      )}
    </p>
  );
}
