import { useRef, useState, type ComponentProps } from 'react';
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
  rule: Pick<ComponentProps<typeof Checklist>, 'met' | 'notMet'> & { heading: string };
  /** The rule as password managers read it. */
  suggestionRule: string;
  /** Shows the rule from the first focus on: for a form that most visitors only pass by. */
  ruleOnFocus?: boolean;
  check: (password: string) => { items: readonly ChecklistItem[]; isAccepted: boolean };
}

/**
 * A new password with the rule that it must meet, ticked off while the user types. The error disappears once the password
 * is accepted, and until then is the heading of the rule.
 */
export function NewPasswordField({
  rule,
  suggestionRule,
  ruleOnFocus = false,
  check,
  error,
  ...field
}: NewPasswordFieldProps) {
  const [reached, setReached] = useState(!ruleOnFocus);
  const input = useRef<HTMLInputElement>(null);
  const typed = useFieldValue(() => input.current);
  const { items, isAccepted } = check(typed);
  const ruleId = `${field.id}-rule`;
  const message = isAccepted ? undefined : error;
  const refused = typed !== '' && message !== undefined;
  return (
    <div className={classNames('grid', message === undefined || refused ? 'gap-2' : 'gap-4')}>
      <PasswordField
        {...field}
        ref={input}
        error={message}
        name={field.id}
        autoComplete="new-password"
        // React's types don't have it.
        {...{ passwordrules: suggestionRule }}
        aria-required
        aria-describedby={ruleId}
        onFocus={() => setReached(true)}
      />
      <div hidden={!reached && message === undefined}>
        <Checklist
          id={ruleId}
          heading={refused ? null : rule.heading}
          met={rule.met}
          notMet={rule.notMet}
          items={items}
          refused={refused}
        />
      </div>
    </div>
  );
}
