import { type ChangeEvent, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_STYLE, describedBy, Field, type FieldText } from './field.tsx';

interface CodeFieldProps extends FieldText {
  value: string;
  onChange: (typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Marks the field as invalid without a message under it. */
  refused?: boolean;
  /** A line under the place of each of six digits. */
  slots?: boolean;
}

/** One field for the whole code, which autofill, paste and screen readers support. */
export function CodeField({
  value,
  onChange,
  inputRef,
  refused = false,
  slots = false,
  ...text
}: CodeFieldProps) {
  return (
    <Field {...text}>
      <input
        ref={inputRef}
        id={text.id}
        name="code"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-required="true"
        aria-invalid={refused || text.error !== undefined || undefined}
        aria-describedby={describedBy(text)}
        className={classNames(
          CONTROL_STYLE,
          'font-mono text-2xl tracking-[0.3em] tabular-nums',
          slots && 'code-slots',
        )}
      />
    </Field>
  );
}
