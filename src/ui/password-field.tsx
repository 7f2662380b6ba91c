import { useState, type ComponentProps } from 'react';
import { useFieldValue } from './form-fields.ts';
import { CONTROL_STYLE, Field, fieldState, type FieldText } from './field.tsx';

interface PasswordFieldProps
  extends FieldText, Omit<ComponentProps<'input'>, keyof FieldText | 'type'> {
  showLabel: string;
  hideLabel: string;
  /** The error once the password is refused and has white space at an end. */
  refusedSpace?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** Has a button that shows the password. Supports paste and password managers. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  refusedBy,
  aside,
  refusedSpace,
  showLabel,
  hideLabel,
  'aria-describedby': alsoDescribedBy,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const typed = useFieldValue(() => document.getElementById(id));
  const isSpaceSuspect = refusedBy !== undefined && typed !== typed.trim();
  const shownError = error ?? (isSpaceSuspect ? refusedSpace : undefined);
  const text = { id, label, hint, error: shownError, refusedBy, aside };
  return (
    <Field {...text}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...fieldState(text, alsoDescribedBy)}
          className={`${CONTROL_STYLE} pe-13`}
        />
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-12 cursor-pointer place-items-center rounded text-muted hover:text-text"
        >
          <EyeIcon open={shown} />
        </button>
      </div>
    </Field>
  );
}

function EyeIcon({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-current stroke-2"
      aria-hidden="true"
      strokeLinecap="round"
    >
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="2.75" />
      {!open && <path d="M4 4l16 16" />}
    </svg>
  );
}
