import type { FormEvent, ReactNode } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { signInWords as login } from '#content/auth/sign-in.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { withLinks } from '#src/ui/linked-text.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { fieldMessage, firstProblemField } from '../shared/field-messages.ts';
import { EmailField, EmailLink } from '../shared/email-field.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import { SIGN_IN_DRAFT, useKeptFields } from '../shared/use-kept-fields.ts';
import { isLockedOut, isWorthRetyping, signInRejectionMessage } from './sign-in-messages.ts';

const { fields, refusedSpace, required } = fieldWords;
const REJECTION_ID = 'sign-in-rejection';

interface CredentialsFormProps {
  initialEmail: string;
  resetPath: string;
  waiting: boolean;
  failure: SignInFailure | null;
  onSubmit: (email: string, password: string) => void;
  /** Another way to deal with the failure, shown just below it. */
  children?: ReactNode;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { initialEmail, resetPath, waiting, failure, onSubmit, children } = props;
  const kept = useKeptFields(SIGN_IN_DRAFT, initialEmail);
  const emailError = fieldMessage(failure, 'email', { input: 'email', missing: required.email });
  const passwordError = fieldMessage(failure, 'password', {
    input: 'password',
    missing: required.password,
  });
  useFocusField(firstProblemField(failure), failure);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '', password = '' } = fieldsOf(event.currentTarget);
    onSubmit(email, password);
  };

  return (
    <>
      <Rejection failure={failure} email={initialEmail} resetPath={resetPath} />
      {children}
      <form {...kept.form} onSubmit={submit} className="grid gap-5">
        <EmailField
          error={emailError}
          refusedBy={isInputRefused('email', failure) ? REJECTION_ID : undefined}
          defaultValue={kept.email}
        />
        <PasswordField
          id="password"
          label={fields.password}
          error={passwordError}
          refusedBy={isInputRefused('password', failure) ? REJECTION_ID : undefined}
          refusedSpace={refusedSpace}
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
          name="password"
          autoComplete="current-password"
          aria-required
          aside={
            isLockedOut(failure) ? undefined : <EmailLink to={resetPath}>{login.forgot}</EmailLink>
          }
        />
        <SubmitButton words={login} waiting={waiting} failure={failure} />
      </form>
    </>
  );
}

interface RejectionProps {
  failure: SignInFailure | null;
  /** Passed on to the reset. */
  email: string;
  resetPath: string;
}

/** After a wrong password, which is to be typed again, or while the account is locked. */
function Rejection({ failure, email, resetPath }: RejectionProps) {
  const said = signInRejectionMessage(failure);
  if (said !== null && isLockedOut(failure)) {
    const state = authEntryState({ email });
    return (
      <ErrorMessage
        id={REJECTION_ID}
        text={login.lockedOutTitle}
        advice={`${said} ${login.lockedOut}`}
        link={withLinks([{ words: login.lockedOutReset, to: resetPath, state }])}
        attempt={failure}
      />
    );
  }
  return (
    <ErrorMessage
      id={REJECTION_ID}
      text={said}
      advice={isWorthRetyping(failure) ? login.checkBoth : undefined}
      refused={isInputRefused('password', failure) ? 'password' : undefined}
      attempt={failure}
    />
  );
}
