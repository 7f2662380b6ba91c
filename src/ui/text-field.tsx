import type { ComponentProps } from 'react';
import { CONTROL_STYLE, Field, fieldState, type FieldText } from './field.tsx';

type TextFieldProps = FieldText & Omit<ComponentProps<'input'>, keyof FieldText>;

export function TextField({ id, label, hint, error, refusedBy, ...input }: TextFieldProps) {
  const text = { id, label, hint, error, refusedBy };
  return (
    <Field {...text}>
      <input type="text" {...input} id={id} {...fieldState(text)} className={CONTROL_STYLE} />
    </Field>
  );
}
