import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Triangle } from './drawn-signs.tsx';

interface ErrorMessageProps {
  /** For the fields that it refuses (`refusedBy`). */
  id?: string;
  text: string | null;
  /** Small print below the text: the name of the failure. */
  detail?: string | undefined;
  /** Puts links into the text and the detail. */
  link?: ((text: string) => ReactNode) | undefined;
  /** The user's own choice: nothing went wrong. */
  calm?: boolean;
  /** Changes with every failed attempt, so that the same text is announced and focused again. */
  attempt: unknown;
  /** A control that helps, below the text. */
  children?: ReactNode;
}

const asItIs = (text: string) => text;

/** A form's error, which is announced and receives the focus. */
export function ErrorMessage({
  id,
  text,
  detail,
  link = asItIs,
  calm = false,
  attempt,
  children,
}: ErrorMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (text !== null) box.current?.focus();
  }, [text, attempt]);
  return (
    <div id={id} role="alert" ref={box} tabIndex={-1} className="empty:absolute">
      {text !== null && (
        <div
          className={classNames(
            'flex gap-3 rounded border-l-4 px-4 py-3 font-medium',
            calm ? 'border-tide bg-tide-wash' : 'border-risk bg-risk-wash',
          )}
        >
          {!calm && <Triangle className="mt-1 text-risk" />}
          <div>
            <p>{link(text)}</p>
            {detail !== undefined && (
              <>
                {' '}
                <p className="mt-1 text-sm font-normal">{link(detail)}</p>
              </>
            )}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
