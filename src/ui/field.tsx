import type { ReactNode } from 'react';
import { Triangle } from './drawn-signs.tsx';

export interface FieldText {
  id: string;
  label: string;
  hint?: string | undefined;
  /** May contain a link to where it is put right. */
  error?: ReactNode;
}

/** The ids of a field's hint and error, for its control's aria-describedby. */
export function describedBy({ id, hint, error }: FieldText): string | undefined {
  const ids = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
  ].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

export const CONTROL_STYLE =
  'w-full min-h-11 rounded border border-edge bg-raised px-3 py-2 text-text ' +
  'aria-invalid:border-risk aria-invalid:border-2 read-only:bg-sunken';

/** Label above, hint under the label, error under the control. */
export function Field({ children, ...text }: FieldText & { children: ReactNode }) {
  const { id, label, hint, error } = text;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex gap-2 text-sm font-medium text-risk">
          <Triangle className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
