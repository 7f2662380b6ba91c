import { type ChangeEvent, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_STYLE, Field, fieldState, type FieldText } from './field.tsx';

interface CodeFieldProps extends FieldText {
  value: string;
  onChange: (typed: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** A line under the place of each of six digits. */
  slots?: boolean;
  readOnly?: boolean;
}

/** One field for the whole code, which autofill, paste and screen readers support. */
export function CodeField({
  value,
  onChange,
  inputRef,
  slots = false,
  readOnly = false,
  ...text
}: CodeFieldProps) {
  return (
    <Field {...text}>
      <input
        ref={inputRef}
        id={text.id}
        name="code"
        value={value}
        readOnly={readOnly}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-required="true"
        {...fieldState(text)}
        className={classNames(
          CONTROL_STYLE,
          'font-mono text-2xl tabular-nums',
          slots ? 'tracking-[0.3em] code-slots' : 'code-long',
        )}
      />
    </Field>
  );
}
