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
  /** Under the field: nothing was entered. */
  emptyError: string | undefined;
  /** Above the form: what was entered was not accepted. */
  rejection: string | null;
  attempt: unknown;
  /** Takes the focus when it appears: for a screen whose one task is the code. */
  focusFirst?: boolean;
  onSubmit: (code: string) => void;
}

/** Submits by itself at six digits; keeps what was typed when it is wrong. */
export function CodeForm(props: CodeFormProps) {
  const { waiting, emptyError, rejection, attempt, focusFirst = false, onSubmit } = props;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useFocusField(emptyError === undefined ? null : 'code', attempt);
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
          error={emptyError}
          inputRef={input}
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
