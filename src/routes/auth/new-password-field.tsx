import { authWords } from '#content/auth.ts';
import { checkPassword, type PasswordRule } from '#src/flows/sign-up/password-rule.ts';
import { Checklist } from '#src/ui/checklist.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';

const { fields, passwordRule } = authWords;
const PARTS: readonly (keyof PasswordRule)[] = ['length', 'lower', 'upper', 'special'];

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (password: string) => void;
}

/** A password to be chosen, with the rule shown before it is broken and ticked off as it is met. */
export function NewPasswordField({ label, error, value, onChange }: NewPasswordFieldProps) {
  const rule = checkPassword(value);
  return (
    <div className="grid gap-2">
      <PasswordField
        id="password"
        label={label}
        error={error}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        name="password"
        autoComplete="new-password"
        aria-required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Checklist
        id="password-rule"
        heading={passwordRule.heading}
        metText={passwordRule.met}
        notMetText={passwordRule.notMet}
        items={PARTS.map((part) => ({ text: passwordRule.parts[part], met: rule[part] }))}
      />
    </div>
  );
}
