import type { ComponentProps } from 'react';
import { CONTROL_STYLE, describedBy, Field, type FieldText } from './field.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText>;

export function TextField({ id, label, hint, error, ...input }: TextFieldProps) {
  const text = { id, label, hint, error };
  return (
    <Field {...text}>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(text)}
        className={CONTROL_STYLE}
      />
    </Field>
  );
}
