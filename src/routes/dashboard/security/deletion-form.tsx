import type { FormEvent, ReactNode } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { securityWords } from '#content/dashboard-security.ts';
import type { DeletionField } from '#src/flows/account/account-deletion.ts';
import type { ChangeState } from '#src/flows/account/change.ts';
import { type FieldProblems } from '#src/flows/fields/validate.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import { NO_FAILURE, type FailureView } from '#src/flows/failure/describe-failure.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { UsernameField } from '#src/ui/username-field.tsx';
import { changeView } from '../shared/change-view.ts';
import { resetLink } from '../shared/reset-link.ts';
import type { Typed } from './use-deletion.ts';

const words = securityWords.deletion;
const FIELD_IDS = { password: 'deletion-password', confirmation: 'deletion-confirmation' } as const;

type State = ChangeState<FieldProblems<DeletionField>>;

interface DeletionFormProps {
  email: string;
  asksPassword: boolean;
  state: State;
  onSubmit: (typed: Typed) => void;
  onCancel: () => void;
}

export function DeletionForm(props: DeletionFormProps) {
  const { email, asksPassword, state, onSubmit, onCancel } = props;
  const { waiting, failure } = state;
  const focused = fieldInError(failure);
  useFocusField(focused === null ? null : FIELD_IDS[focused], failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password = '', confirmation = '' } = fieldsOf(event.currentTarget);
    onSubmit({ password, confirmation });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <ErrorMessage
        {...(isWrongPassword(failure) ? NO_FAILURE : viewOf(failure))}
        attempt={failure}
      />
      <UsernameField email={email} />
      {!asksPassword && <p className="max-w-prose">{words.fresh}</p>}
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        {asksPassword && <CurrentPassword email={email} failure={failure} />}
        <TextField
          id={FIELD_IDS.confirmation}
          label={words.confirmation}
          error={problemsOf(failure)?.has('confirmation') === true ? words.notConfirmed : undefined}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
      </div>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:gap-x-5">
        <Button type="submit" look="danger" waiting={waiting} waitingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Button look="quiet" waiting={waiting} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

type Failure = State['failure'];

function CurrentPassword({ email, failure }: { email: string; failure: Failure }) {
  return (
    <PasswordField
      id={FIELD_IDS.password}
      label={words.password}
      error={passwordError(failure, email)}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      name="password"
      autoComplete="current-password"
      aria-required
    />
  );
}

function problemsOf(failure: Failure): FieldProblems<DeletionField> | null {
  return failure?.kind === 'invalid' ? failure.problem : null;
}

function fieldInError(failure: Failure): DeletionField | null {
  if (isWrongPassword(failure)) return 'password';
  const [first = null] = problemsOf(failure)?.keys() ?? [];
  return first;
}

function passwordError(failure: Failure, email: string): ReactNode {
  if (isWrongPassword(failure)) {
    return <LinkedText text={words.wrongPassword} tags={{ reset: resetLink(email) }} />;
  }
  const problem = problemsOf(failure)?.get('password');
  return describeFieldProblem(problem, 'password', words.passwordMissing, fieldWords);
}

function viewOf(failure: Failure): FailureView {
  return changeView('password-check', failure, { lead: words.failed });
}

function isWrongPassword(failure: Failure): boolean {
  return viewOf(failure).refusedInputs.includes('password');
}
