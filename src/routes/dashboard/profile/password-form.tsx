import { paths } from '#src/config/paths.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { dashboardWords } from '#content/dashboard.ts';
import { SUGGESTION_RULE } from '#src/flows/fields/password-rule.ts';
import { checkNewPassword, type FieldProblems } from '#src/flows/fields/validate.ts';
import { normalisePassword, sendPassword } from '#src/flows/fields/send-password.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import {
  validatePasswordChange,
  type PasswordChangeField,
} from '#src/flows/account/password-change.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf, useFieldValue } from '#src/ui/form-fields.ts';
import { NewPasswordField } from '#src/ui/new-password-field.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { showSuccess } from '#src/ui/toast.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import { resetLink } from '../shared/reset-link.ts';
import { changeView } from '../shared/change-view.ts';
import { useChange } from '../shared/use-change.ts';
import { clearOfToast } from './clear-of-toast.ts';
import { SaveButton } from './save-button.tsx';

const words = dashboardWords.profile.password;
const { tooOften } = dashboardWords.profile;
const ADVICE = { password: words.currentWrong, wait: tooOften, 'wait-or-reset': tooOften };
const { fields, passwordRule, refusedSpace, required } = fieldWords;
const MISSING = { oldPassword: required.currentPassword, newPassword: required.newPassword };
const REJECTION_ID = 'password-rejection';
const FIELD_IDS = { oldPassword: 'old-password', newPassword: 'new-password' } as const;

type Passwords = Record<PasswordChangeField, string>;
type Problems = FieldProblems<PasswordChangeField>;

export function PasswordForm({ email }: { email: string }) {
  /** The number of saves. As the fields' key, it clears them after each one. */
  const [saves, setSaves] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { state, submit } = useChange<Passwords, Problems>({
    validate: ({ oldPassword, newPassword }) => validatePasswordChange(oldPassword, newPassword),
    send: ({ oldPassword, newPassword }) =>
      sendPassword(oldPassword, (sent) => userPool.changePassword(sent, newPassword)),
    onSaved: () => {
      setSaves((count) => count + 1);
      setIsSaved(true);
      setIsChanged(false);
      showSuccess(words.saved);
    },
  });
  const { waiting, failure } = state;
  const view = changeView('password-change', failure, ADVICE);
  const isRefused = (input: 'password' | 'new-password') => view.refusedInputs.includes(input);
  const canBeSaved = (isChanged || failure?.kind === 'invalid') && !view.recedes;
  const problems = failure?.kind === 'invalid' ? failure.problem : null;
  const [first] = problems?.keys() ?? [];
  useFocusField(first === undefined ? null : FIELD_IDS[first], failure);
  useViewAfterSave(saves);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldsOf(event.currentTarget);
    submit({
      oldPassword: typed[FIELD_IDS.oldPassword] ?? '',
      newPassword: normalisePassword(typed[FIELD_IDS.newPassword] ?? ''),
    });
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = fieldsOf(currentTarget);
    setIsSaved(false);
    setIsChanged(Object.values(FIELD_IDS).some((id) => typed[id] !== ''));
  };
  return (
    <>
      <ErrorMessage
        id={REJECTION_ID}
        {...view}
        refused={isRefused('password') ? FIELD_IDS.oldPassword : undefined}
        tags={{ reset: resetLink(email) }}
        attempt={failure}
      />
      <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-5">
        <UsernameField email={email} />
        <PasswordFields
          key={saves}
          problems={problems}
          newRefusedBy={isRefused('new-password') ? REJECTION_ID : undefined}
          currentRefusedBy={isRefused('password') ? REJECTION_ID : undefined}
        />
        <SaveButton words={words} waiting={waiting} isChanged={canBeSaved} isSaved={isSaved}>
          <OtherDevices />
        </SaveButton>
      </form>
    </>
  );
}

/** Clearing the fields remounts the focused one, which loses focus. */
function useViewAfterSave(saves: number): void {
  useLayoutEffect(() => {
    if (saves === 0) return;
    if (document.activeElement === document.body) {
      document.getElementById(FIELD_IDS.oldPassword)?.focus();
    }
    clearOfToast('password');
  }, [saves]);
}

/** The user pool ends no session when a password changes. */
function OtherDevices() {
  return (
    <p className="w-full text-sm">
      <LinkedText
        text={words.otherDevices}
        tags={{ sessions: { to: `${paths.security}#sessions` } }}
      />
    </p>
  );
}

interface PasswordFieldsProps {
  problems: Problems | null;
  newRefusedBy: string | undefined;
  /** The id of the message for a current password that the user pool has refused. */
  currentRefusedBy: string | undefined;
}

/** Uncontrolled: the fields themselves hold what is typed. */
function PasswordFields({ problems, newRefusedBy, currentRefusedBy }: PasswordFieldsProps) {
  const current = useFieldValue(() => document.getElementById(FIELD_IDS.oldPassword));
  const refused = problems?.get('newPassword') === 'unchanged' ? current : null;
  return (
    <>
      <PasswordField
        id={FIELD_IDS.oldPassword}
        label={words.current}
        error={fieldText(problems, 'oldPassword')}
        refusedBy={currentRefusedBy}
        refusedSpace={refusedSpace}
        showLabel={words.showCurrent}
        hideLabel={words.hideCurrent}
        name={FIELD_IDS.oldPassword}
        autoComplete="current-password"
        aria-required
      />
      <NewPasswordField
        id={FIELD_IDS.newPassword}
        label={words.next}
        error={fieldText(problems, 'newPassword')}
        refusedBy={newRefusedBy}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        rule={passwordRule}
        suggestionRule={SUGGESTION_RULE}
        ruleOnFocus
        check={(password) => checkNewPassword(password, passwordRule.parts, refused)}
      />
    </>
  );
}

function fieldText(problems: Problems | null, field: PasswordChangeField): string | undefined {
  return describeFieldProblem(problems?.get(field), 'password', MISSING[field], fieldWords);
}
