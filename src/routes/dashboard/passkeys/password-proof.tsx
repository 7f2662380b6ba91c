import { useId, type FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { passkeyWords } from '#content/dashboard-passkeys.ts';
import { sendPassword } from '#src/flows/fields/send-password.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import { NO_FAILURE } from '#src/flows/failure/describe-failure.ts';
import { validateInput, type FieldProblem } from '#src/flows/fields/validate.ts';
import { inThisSession } from '#src/services/user-pool/in-this-session.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import { changeView } from '../shared/change-view.ts';
import { resetLink } from '../shared/reset-link.ts';
import { useChange } from '../shared/use-change.ts';

const words = passkeyWords.proof;

interface PasswordProofProps {
  email: string;
  onProved: () => void;
  onCancel: () => void;
}

/** A stranger at an unlocked device must not be able to add a way in of their own. */
export function PasswordProof({ email, onProved, onCancel }: PasswordProofProps) {
  const id = useId();
  const { state, submit } = useChange<string, FieldProblem>({
    validate: (password) => validateInput('password', password),
    send: (password) =>
      inThisSession(() => sendPassword(password, (sent) => userPool.provePassword(sent))),
    onSaved: onProved,
  });
  const { waiting, failure } = state;
  const view = changeView('password-check', failure, { lead: words.failed });
  const isWrong = view.refusedInputs.includes('password');
  const problem = failure?.kind === 'invalid' ? failure.problem : undefined;
  const error = isWrong ? (
    <LinkedText text={words.wrong} tags={{ reset: resetLink(email) }} />
  ) : (
    describeFieldProblem(problem, 'password', words.missing, fieldWords)
  );
  useFocusField(view.text === null || isWrong ? id : null, failure);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(fieldsOf(event.currentTarget)['password'] ?? '');
  };
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <p>{words.text}</p>
      <ErrorMessage {...(isWrong ? NO_FAILURE : view)} attempt={failure} />
      <UsernameField email={email} />
      <PasswordField
        id={id}
        label={words.password}
        error={error}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        name="password"
        autoComplete="current-password"
        aria-required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button look="quiet" waiting={waiting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
