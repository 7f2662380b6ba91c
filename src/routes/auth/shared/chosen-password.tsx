import { fieldWords } from '#content/auth/fields.ts';
import { SUGGESTION_RULE } from '#src/flows/fields/password-rule.ts';
import { checkNewPassword } from '#src/flows/fields/validate.ts';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';

const { fields, passwordRule } = fieldWords;

interface ChosenPasswordProps {
  label: string;
  error: string | undefined;
  refusedBy?: string | undefined;
  defaultValue?: string | undefined;
}

/** A field for a new password, with the registration rule. */
export function ChosenPassword(props: ChosenPasswordProps) {
  return (
    <NewPasswordField
      {...props}
      id="password"
      showLabel={fields.showPassword}
      hideLabel={fields.hidePassword}
      rule={passwordRule}
      suggestionRule={SUGGESTION_RULE}
      check={(password) => checkNewPassword(password, passwordRule.parts)}
    />
  );
}
