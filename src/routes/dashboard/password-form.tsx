import { useState, type FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { refusePasswordChange, type PasswordRefusal } from '#src/flows/account/password-change.ts';
import { checkPassword, PASSWORD_RULE_PARTS } from '#src/flows/sign-up/password-rule.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { passwordChangeText } from './dashboard-failures.ts';
import { useChange } from './use-change.ts';

const words = dashboardWords.profile.password;
const { fields, passwordRule, required } = authWords;
const FIELD_IDS = { oldPassword: 'old-password', newPassword: 'new-password' } as const;

interface Passwords {
  oldPassword: string;
  newPassword: string;
}

const EMPTY: Passwords = { oldPassword: '', newPassword: '' };

export function PasswordForm({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const { state, submit } = useChange<Passwords, PasswordRefusal>({
    refuse: ({ oldPassword, newPassword }) => refusePasswordChange(oldPassword, newPassword),
    send: ({ oldPassword, newPassword }) => userPool.changePassword(oldPassword, newPassword),
    onSaved: () => {
      setTyped(EMPTY);
      showSuccess(words.saved);
    },
  });
  const { waiting, failure } = state;
  const refusal = failure?.kind === 'refused' ? failure.refusal : null;
  useFocusField(refusal === null ? null : FIELD_IDS[refusal.empty ?? 'newPassword'], failure);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(typed);
  };
  return (
    <>
      <ErrorMessage text={passwordChangeText(failure)} attempt={failure} />
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <PasswordField
          id={FIELD_IDS.oldPassword}
          label={words.current}
          error={fieldText(refusal, 'oldPassword')}
          showLabel={words.showCurrent}
          hideLabel={words.hideCurrent}
          name={FIELD_IDS.oldPassword}
          autoComplete="current-password"
          aria-required
          value={typed.oldPassword}
          onChange={(event) => setTyped({ ...typed, oldPassword: event.target.value })}
        />
        <ChosenPassword
          error={fieldText(refusal, 'newPassword')}
          value={typed.newPassword}
          onChange={(newPassword) => setTyped({ ...typed, newPassword })}
        />
        <Button
          type="submit"
          look="quiet"
          className="justify-self-start"
          waiting={waiting}
          waitingLabel={words.saving}
        >
          {words.save}
        </Button>
      </form>
    </>
  );
}

function fieldText(refusal: PasswordRefusal | null, field: keyof Passwords): string | undefined {
  if (refusal?.empty === field) return required.changePassword;
  return field === 'newPassword' && refusal?.weak === true ? passwordRule.message : undefined;
}

interface ChosenPasswordProps {
  error: string | undefined;
  value: string;
  onChange: (password: string) => void;
}

function ChosenPassword(props: ChosenPasswordProps) {
  const { heading, met, notMet, parts } = passwordRule;
  const checked = checkPassword(props.value);
  const items = PASSWORD_RULE_PARTS.map((part) => ({ text: parts[part], met: checked[part] }));
  return (
    <NewPasswordField
      {...props}
      id={FIELD_IDS.newPassword}
      label={fields.newPassword}
      showLabel={fields.showPassword}
      hideLabel={fields.hidePassword}
      rule={{ heading, met, notMet, items }}
    />
  );
}
