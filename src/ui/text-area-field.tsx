import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_STYLE, Field, fieldState, type FieldText } from './field.tsx';

type TextAreaFieldProps = FieldText & Omit<ComponentProps<'textarea'>, keyof FieldText>;

/** Grows with its text where the browser supports it. */
export function TextAreaField({ id, label, hint, error, refusedBy, ...area }: TextAreaFieldProps) {
  const text = { id, label, hint, error, refusedBy };
  return (
    <Field {...text}>
      <textarea
        {...area}
        id={id}
        {...fieldState(text)}
        className={classNames(CONTROL_STYLE, 'field-sizing-content min-h-40 resize-y')}
      />
    </Field>
  );
}
