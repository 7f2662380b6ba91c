import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Triangle } from './drawn-signs.tsx';

interface ErrorMessageProps {
  text: string | null;
  /** Small print below the text: the name of the failure. */
  detail?: string | undefined;
  /** Puts links into the text and the detail. */
  link?: ((text: string) => ReactNode) | undefined;
  /** The user's own choice: nothing went wrong. */
  calm?: boolean;
  /** Changes with every failed attempt, so that the same text is announced and focused again. */
  attempt: unknown;
}

const asItIs = (text: string) => text;

/** A form's error, which is announced and receives the focus. */
export function ErrorMessage({
  text,
  detail,
  link = asItIs,
  calm = false,
  attempt,
}: ErrorMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text, attempt]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:absolute">
      {text !== null && (
        <p
          className={classNames(
            'flex gap-3 rounded border-l-4 px-4 py-3 font-medium',
            calm ? 'border-tide bg-tide-wash' : 'border-risk bg-risk-wash',
          )}
        >
          {!calm && <Triangle className="mt-1 text-risk" />}
          <span>
            {link(text)}
            {detail !== undefined && (
              <>
                {' '}
                <span className="mt-1 block text-sm font-normal">{link(detail)}</span>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
