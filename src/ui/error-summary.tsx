import { useLayoutEffect, useRef } from 'react';

interface SummaryItem {
  text: string;
  /** The control that it is about; without one it is about the form. */
  fieldId: string | null;
}

interface ErrorSummaryProps {
  title: string;
  items: readonly SummaryItem[];
  /** What is safe, and what else can be done. */
  advice?: string | undefined;
  /** Changes with every failed try, so that the same words are announced and focused again. */
  attempt: unknown;
}

/** All that is wrong with a form, above it: announced, given the focus, each with the way to its field. */
export function ErrorSummary({ title, items, advice, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = items.length > 0;
  useLayoutEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:absolute">
      {isShown && (
        <div className="grid gap-2 rounded border-l-4 border-risk bg-risk-wash px-4 py-3">
          <h2 className="flex gap-3 font-semibold">
            <span aria-hidden="true" className="text-risk">
              ▲
            </span>
            {title}
          </h2>
          <ul className="grid gap-1">
            {items.map(({ text, fieldId }) => (
              <li key={`${fieldId} ${text}`}>
                {fieldId === null ? text : <ToField id={fieldId} text={text} />}
              </li>
            ))}
          </ul>
          {advice !== undefined && <p className="text-sm">{advice}</p>}
        </div>
      )}
    </div>
  );
}

function ToField({ id, text }: { id: string; text: string }) {
  return (
    <a
      href={`#${id}`}
      className="inline-block py-0.5 text-risk underline decoration-1 underline-offset-4 hover:decoration-2"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {text}
    </a>
  );
}
