import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CODE_LENGTH, codeTypedAfter } from '#src/lib/code.ts';
import { classNames } from './class-names.ts';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { ErrorMessage, type ErrorText } from './error-message.tsx';
import { useFocusField } from './use-focus-field.ts';

interface CodeRefusal extends ErrorText {
  /** The inputs that it is about: not `code` if only the attempt was refused. */
  refusedInputs: readonly string[];
  /** Another try makes no sense now, so the button isn't the screen's main action. */
  recedes: boolean;
}

interface CodeFormProps {
  label: string;
  hint: string | undefined;
  submitLabel: string;
  waitingLabel: string;
  waiting: boolean;
  /** Shown below the field, for a code that wasn't submitted. */
  fieldError: string | undefined;
  /** Shown above the form, for a code that was submitted. */
  refusal: CodeRefusal;
  attempt: unknown;
  /** In digits. Above six, the code's length isn't known, so only the button submits. */
  maxLength?: number;
  /** Focuses the field on mount: for a screen whose only task is the code. */
  focusFirst?: boolean;
  /** Where there is room, the submit button is beside the field: as wide as its label, or up to the end of the line. */
  row?: keyof typeof ROWS;
  /** A way out, beside the submit button. */
  beside?: ReactNode;
  onSubmit: (code: string) => void;
}

/** Label, hint and error have lines of their own; the button is on the control's line. */
const ROWS = {
  short:
    '@md:grid-cols-[auto_minmax(0,1fr)] @md:gap-x-3 @md:gap-y-2 @md:*:first:contents @md:[&_label,&_p]:col-span-full ' +
    '@md:[&_button]:col-start-2 @md:[&_button]:row-start-3 @md:[&_button]:justify-self-start',
  full:
    '@min-[17rem]:grid-cols-[auto_minmax(0,1fr)] @min-[17rem]:gap-x-3 @min-[17rem]:gap-y-2 ' +
    '@min-[17rem]:*:first:contents @min-[17rem]:[&_label,&_p]:col-span-full ' +
    '@min-[17rem]:[&_button]:col-start-2 @min-[17rem]:[&_button]:row-start-3 @min-[17rem]:[&_button]:px-3',
} as const;

const REJECTION_ID = 'code-rejection';

/** Submits a six-digit code as soon as it is complete, and keeps a refused one in the field, selected. */
export function CodeForm(props: CodeFormProps) {
  const { waiting, fieldError, refusal, attempt, focusFirst = false } = props;
  const { maxLength = CODE_LENGTH, row } = props;
  const { code, change, isWhole, submit } = useCode(props);
  const input = useRef<HTMLInputElement>(null);
  useFocusField(fieldError === undefined ? null : 'code', attempt);
  useLayoutEffect(() => {
    if (focusFirst) input.current?.focus();
  }, [focusFirst]);
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(code);
  };

  return (
    <>
      <Refusal {...props} />
      <div className="@container">
        <form
          noValidate
          onSubmit={onFormSubmit}
          className={classNames(
            'grid gap-5',
            row && ROWS[row],
            props.hint === undefined && '[&_button]:row-start-2!',
          )}
        >
          <CodeField
            id="code"
            label={props.label}
            hint={props.hint}
            error={fieldError}
            inputRef={input}
            refusedBy={refusal.refusedInputs.includes('code') ? REJECTION_ID : undefined}
            slots={maxLength === CODE_LENGTH}
            value={code}
            // Otherwise a code completed meanwhile would be lost, and look like the refused one.
            readOnly={waiting}
            onChange={change}
            isWhole={isWhole}
          />
          <Submit {...props} />
        </form>
      </div>
    </>
  );
}

/** The digits of what is typed, sent once when they are complete. */
function useCode({ maxLength = CODE_LENGTH, refusal, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  /** As of the last event, which can come before the next render. */
  const latest = useRef('');
  const submitted = useRef('');
  const submit = (digits: string) => {
    submitted.current = digits;
    onSubmit(digits);
  };
  const digitsOf = (typed: string) => {
    const refused = refusal.text !== null && code === submitted.current ? code : '';
    return codeTypedAfter(refused, typed, maxLength);
  };
  const isWhole = (typed: string) =>
    maxLength === CODE_LENGTH && digitsOf(typed).length === CODE_LENGTH;
  const change = (typed: string) => {
    const digits = digitsOf(typed);
    setCode(digits);
    if (isWhole(typed) && digits !== latest.current) submit(digits);
    latest.current = digits;
  };
  return { code, change, isWhole, submit };
}

function Refusal({ refusal, attempt }: CodeFormProps) {
  const refused = refusal.refusedInputs.includes('code') ? 'code' : undefined;
  return <ErrorMessage id={REJECTION_ID} {...refusal} refused={refused} attempt={attempt} />;
}

function Submit({ waiting, waitingLabel, submitLabel, beside, refusal }: CodeFormProps) {
  const look = refusal.recedes ? 'quiet' : 'main';
  const button = (
    <Button type="submit" look={look} waiting={waiting} waitingLabel={waitingLabel}>
      {submitLabel}
    </Button>
  );
  if (beside === undefined) return button;
  return (
    <div className="grid gap-3 sm:flex">
      {button}
      {beside}
    </div>
  );
}
