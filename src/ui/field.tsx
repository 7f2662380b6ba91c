import type { ReactNode } from 'react';
import { Triangle } from './icons.tsx';

export interface FieldText {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The message for an invalid value. It may contain a link. */
  error?: ReactNode;
  /** The id of a message elsewhere that refuses what was typed, which also marks the field as invalid. */
  refusedBy?: string | undefined;
  /** A link that helps, at the end of the label's line, and after the control in the order of focus. */
  aside?: ReactNode;
}

/** Marks a field's control as invalid, and points it to the field's hint and errors and to `others`. */
export function fieldState(
  { id, hint, error, refusedBy }: FieldText,
  ...others: (string | undefined)[]
): { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined } {
  const ids = [
    hint === undefined ? undefined : `${id}-hint`,
    refusedBy,
    error === undefined ? undefined : `${id}-error`,
    ...others,
  ].filter(Boolean);
  return {
    'aria-invalid': error !== undefined || refusedBy !== undefined || undefined,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  };
}

export const CONTROL_STYLE =
  'w-full min-h-11 rounded border border-edge bg-raised px-3 py-2 text-text ' +
  'aria-invalid:border-risk aria-invalid:border-2 aria-invalid:-outline-offset-2 aria-invalid:outline-risk read-only:border-line read-only:bg-sunken ' +
  'in-[form:has([aria-disabled=true])]:bg-sunken in-[form:has([aria-disabled=true])]:text-muted';

/** The label and the aside share a line, if there is room for both. */
const WITH_ASIDE =
  'flex flex-wrap items-center justify-between gap-2 *:basis-full [&>label]:order-first [&>label]:basis-auto ' +
  '[&>span]:-order-1 [&>span]:-my-2.5 [&>span]:-me-1 [&>span]:basis-auto';

/** Label above, hint under the label, error under the control. */
export function Field({ children, ...text }: FieldText & { children: ReactNode }) {
  const { id, label, hint, error, aside } = text;
  return (
    <div className={aside === undefined ? 'grid gap-2' : WITH_ASIDE}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {aside !== undefined && <span>{aside}</span>}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex gap-2 text-sm font-medium text-risk">
          <Triangle className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
