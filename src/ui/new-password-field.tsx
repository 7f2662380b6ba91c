import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import { Checklist, type ChecklistItem } from './checklist.tsx';
import { useFieldValue } from './form-fields.ts';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  refusedBy?: string | undefined;
  defaultValue?: string | undefined;
  showLabel: string;
  hideLabel: string;
  rule: { heading: string; met: string; notMet: string };
  /** Shows the rule from the first focus on: for a form that most visitors only pass by. */
  ruleOnFocus?: boolean;
  check: (password: string) => { items: readonly ChecklistItem[]; isAccepted: boolean };
}

/**
 * A new password with the rule that it must meet, ticked off while the user types. The error states the whole rule, so it
 * stands alone until the user types again; then it is the rule's heading, until the password is accepted.
 */
export function NewPasswordField({
  rule,
  ruleOnFocus = false,
  check,
  error,
  ...field
}: NewPasswordFieldProps) {
  const [reached, setReached] = useState(!ruleOnFocus);
  const input = useRef<HTMLInputElement>(null);
  const typed = useFieldValue(() => input.current);
  const submitted = useSubmitted(input);
  const { items, isAccepted } = check(typed);
  const ruleId = `${field.id}-rule`;
  const message = isAccepted ? undefined : error;
  const refused = typed !== '' && message !== undefined;
  const saysAll = refused && typed === submitted;
  return (
    <div className={classNames('grid', message === undefined || refused ? 'gap-2' : 'gap-4')}>
      <PasswordField
        {...field}
        ref={input}
        error={message}
        name={field.id}
        autoComplete="new-password"
        aria-required
        aria-describedby={ruleId}
        onFocus={() => setReached(true)}
      />
      <div hidden={saysAll || (!reached && message === undefined)}>
        <Checklist
          id={ruleId}
          heading={refused ? null : rule.heading}
          metText={rule.met}
          notMetText={rule.notMet}
          items={items}
          refused={refused}
        />
      </div>
    </div>
  );
}

/** The field's text when its form was last submitted. */
function useSubmitted(input: RefObject<HTMLInputElement | null>): string {
  const [submitted, setSubmitted] = useState('');
  useEffect(() => {
    const form = input.current?.form;
    const note = () => setSubmitted(input.current?.value ?? '');
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, [input]);
  return submitted;
}
