import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { numbered } from '#src/lib/numbered.ts';
import { Triangle } from './icons.tsx';

interface SummaryItem {
  text: string;
  /** The field with the error. Null if the error concerns the whole form. */
  fieldId: string | null;
}

interface ErrorSummaryProps {
  title: string;
  items: readonly SummaryItem[];
  /** Reassurance, and what else the user can do. */
  advice?: ReactNode;
  /** Changes with every failed attempt, so that the same text is announced and focused again. */
  attempt: unknown;
}

/** All errors of a form, shown above it, announced and focused, with links to the fields. */
export function ErrorSummary({ title, items, advice, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = items.length > 0;
  useLayoutEffect(() => {
    if (isShown) box.current?.focus();
  }, [isShown, attempt]);
  return (
    <div role="alert" ref={box} tabIndex={-1} className="empty:absolute">
      {isShown && (
        <div className="grid gap-2 rounded border-s-4 border-risk bg-risk-wash px-4 py-3">
          <h2 className="flex gap-3 font-semibold">
            <Triangle className="mt-1 text-risk" />
            {title}
          </h2>
          <ul className="grid gap-1 ps-7">
            {numbered(items).map(({ item: { text, fieldId }, key }) => (
              <li key={key}>{fieldId === null ? text : <FieldLink id={fieldId} text={text} />}</li>
            ))}
          </ul>
          {advice !== undefined && <p className="ps-7">{advice}</p>}
        </div>
      )}
    </div>
  );
}

function FieldLink({ id, text }: { id: string; text: string }) {
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
