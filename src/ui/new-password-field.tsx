import { Checklist, type ChecklistItem } from './checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (password: string) => void;
  showLabel: string;
  hideLabel: string;
  rule: { heading: string; met: string; notMet: string; items: readonly ChecklistItem[] };
}

/**
 * A password to be chosen, with the rule shown before it is broken and ticked off as it is met. What was wrong
 * is wrong no more once all of it is met.
 */
export function NewPasswordField({ onChange, rule, error, ...field }: NewPasswordFieldProps) {
  const ruleId = `${field.id}-rule`;
  const isMet = rule.items.every(({ met }) => met);
  return (
    <div className="grid gap-2">
      <PasswordField
        {...field}
        error={isMet ? undefined : error}
        name={field.id}
        autoComplete="new-password"
        aria-required
        aria-describedby={ruleId}
        onChange={(event) => onChange(event.target.value)}
      />
      <Checklist
        id={ruleId}
        heading={rule.heading}
        metText={rule.met}
        notMetText={rule.notMet}
        items={rule.items}
      />
    </div>
  );
}
