import { authWords } from '#content/auth.ts';
import { checkPassword, PASSWORD_RULE_PARTS } from '#src/flows/sign-up/password-rule.ts';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';

const { fields, passwordRule } = authWords;
const { heading, met, notMet } = passwordRule;

interface ChosenPasswordProps {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (password: string) => void;
}

/** A new password under the registration rule. */
export function ChosenPassword(props: ChosenPasswordProps) {
  const checked = checkPassword(props.value);
  const items = PASSWORD_RULE_PARTS.map((part) => ({
    text: passwordRule.parts[part],
    met: checked[part],
  }));
  return (
    <NewPasswordField
      {...props}
      id="password"
      showLabel={fields.showPassword}
      hideLabel={fields.hidePassword}
      rule={{ heading, met, notMet, items }}
    />
  );
}
