import { useRef } from 'react';
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
  check: (password: string) => { items: readonly ChecklistItem[]; isAccepted: boolean };
}

/**
 * A new password with the rule that it must meet, ticked off while the user types. The error disappears once the password
 * is accepted.
 */
export function NewPasswordField({ rule, check, error, ...field }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useFieldValue(() => input.current);
  const { items, isAccepted } = check(typed);
  const ruleId = `${field.id}-rule`;
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        ref={input}
        error={isAccepted ? undefined : error}
        name={field.id}
        autoComplete="new-password"
        aria-required
        aria-describedby={ruleId}
      />
      <Checklist
        id={ruleId}
        heading={rule.heading}
        metText={rule.met}
        notMetText={rule.notMet}
        items={items}
        refused={typed !== '' && !isAccepted && error !== undefined}
      />
    </div>
  );
}
