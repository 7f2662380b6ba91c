import { type ChangeEvent, type Ref } from 'react';
import { CONTROL_STYLE, describedBy, Field, type FieldText } from './field.tsx';

interface CodeFieldProps extends FieldText {
  value: string;
  onChange: (typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One field for the whole code: autofill, paste and screen readers handle it as what it is. */
export function CodeField({ value, onChange, inputRef, ...text }: CodeFieldProps) {
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
        aria-invalid={text.error !== undefined || undefined}
        aria-describedby={describedBy(text)}
        className={`${CONTROL_STYLE} font-mono text-2xl tracking-[0.3em] tabular-nums`}
      />
    </Field>
  );
}
