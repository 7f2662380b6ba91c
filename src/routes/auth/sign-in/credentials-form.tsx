import { useLayoutEffect, useRef, type FormEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { fieldWords } from '#content/auth/fields.ts';
import { signInWords as login } from '#content/auth/sign-in.ts';
import { paths } from '#src/config/paths.ts';
import type { FailureView } from '#src/flows/failure/describe-failure.ts';
import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { carriedPassword } from '../shared/carried-password.ts';
import { fieldMessage, firstProblemField, rejectionView } from '../shared/field-messages.ts';
import { EmailField, EmailLink } from '../shared/email-field.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import { SIGN_IN_DRAFT, useKeptFields } from '../shared/use-kept-fields.ts';

const { fields, refusedSpace, required } = fieldWords;
const REJECTION_ID = 'sign-in-rejection';

interface CredentialsFormProps {
  initialEmail: string;
  resetPath: string;
  waiting: boolean;
  failure: SignInFailure | null;
  /** Whether another way to sign in is the screen's main action. */
  recedes: boolean;
  onSubmit: (email: string, password: string) => void;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { initialEmail, resetPath, waiting, failure, recedes, onSubmit } = props;
  const view = rejectionView(failure, {
    password: login.checkBoth,
    'wait-or-reset': login.lockedOut,
  });
  const isRefused = (input: 'email' | 'password') => view.refusedInputs.includes(input);
  const kept = useKeptFields(SIGN_IN_DRAFT, initialEmail);
  const emailError = fieldMessage(failure, 'email', { input: 'email', missing: required.email });
  const passwordError = fieldMessage(failure, 'password', {
    input: 'password',
    missing: required.password,
  });
  useFocusField(firstProblemField(failure), failure);
  const password = useCarriedPassword(initialEmail);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email = '', password = '' } = fieldsOf(event.currentTarget);
    onSubmit(email, password);
  };

  return (
    <>
      <Rejection view={view} attempt={failure} email={initialEmail} resetPath={resetPath} />
      {view.wayOut === 'support' && (
        <Link to={paths.support} className={buttonStyle('main')}>
          {login.toSupport}
        </Link>
      )}
      <form {...kept.form} onSubmit={submit} className="grid gap-5">
        <EmailField
          error={emailError}
          refusedBy={isRefused('email') ? REJECTION_ID : undefined}
          defaultValue={kept.email}
        />
        <PasswordField
          id="password"
          label={fields.password}
          error={passwordError}
          refusedBy={isRefused('password') ? REJECTION_ID : undefined}
          refusedSpace={refusedSpace}
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
          ref={password}
          name="password"
          autoComplete="current-password"
          aria-required
          aside={
            view.wayOut === 'wait-or-reset' ? undefined : (
              <EmailLink to={resetPath}>{login.forgot}</EmailLink>
            )
          }
        />
        <SubmitButton words={login} waiting={waiting} recedes={recedes || view.recedes} />
      </form>
    </>
  );
}

/** Fills in the password of an account that was registered just now. */
function useCarriedPassword(email: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // Not a default value, which would be an attribute in the document.
    const carried = carriedPassword(email);
    if (field.current !== null && carried !== null) field.current.value = carried;
  }, [email]);
  return field;
}

interface RejectionProps {
  view: FailureView;
  attempt: SignInFailure | null;
  /** Passed on to the reset. */
  email: string;
  resetPath: string;
}

/** After a wrong password, which is to be typed again, or while the account is locked. */
function Rejection({ view, attempt, email, resetPath }: RejectionProps) {
  const { text, advice, wayOut, refusedInputs } = view;
  const said =
    wayOut === 'wait-or-reset'
      ? { text: login.lockedOutTitle, advice: [...(text ?? []), login.lockedOut] }
      : { text, advice };
  const state = authEntryState({ email });
  return (
    <ErrorMessage
      id={REJECTION_ID}
      {...said}
      tags={{ reset: { to: resetPath, state } }}
      refused={refusedInputs.includes('password') ? 'password' : undefined}
      attempt={attempt}
    />
  );
}
