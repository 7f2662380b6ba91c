import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { CODE_LENGTH, codeDigits, codeTypedAfter } from '#src/lib/code.ts';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { ErrorMessage } from './error-message.tsx';
import { useFocusField } from './use-focus-field.ts';

interface CodeFormProps {
  label: string;
  hint: string;
  submitLabel: string;
  waitingLabel: string;
  waiting: boolean;
  /** Below the field, when the code wasn't sent. */
  fieldError: string | undefined;
  /** Above the form, when the code was refused. */
  rejection: string | null;
  /** The rejection is of this code, not of the attempt. */
  codeRefused: boolean;
  attempt: unknown;
  /** Focuses the field on mount: for a screen whose only task is the code. */
  focusFirst?: boolean;
  onSubmit: (code: string) => void;
}

/** Submits itself at six digits, and keeps a refused code. */
export function CodeForm(props: CodeFormProps) {
  const { waiting, fieldError, rejection, attempt, focusFirst = false, onSubmit } = props;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useFocusField(fieldError === undefined ? null : 'code', attempt);
  useLayoutEffect(() => {
    if (focusFirst) input.current?.focus();
  }, [focusFirst]);

  const change = (typed: string) => {
    const digits = rejection === null ? codeDigits(typed) : codeTypedAfter(code, typed);
    setCode(digits);
    if (digits.length === CODE_LENGTH && digits !== code) onSubmit(digits);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(code);
  };

  return (
    <>
      <ErrorMessage text={rejection} attempt={attempt} />
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CodeField
          id="code"
          label={props.label}
          hint={props.hint}
          error={fieldError}
          inputRef={input}
          refused={props.codeRefused}
          value={code}
          onChange={change}
        />
        <Button type="submit" waiting={waiting} waitingLabel={props.waitingLabel}>
          {props.submitLabel}
        </Button>
      </form>
    </>
  );
}
