import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { fieldWords } from '#content/auth/fields.ts';
import { signUpWords } from '#content/auth/sign-up.ts';
import { paths } from '#src/config/paths.ts';
import type { FailureView } from '#src/flows/failure/describe-failure.ts';
import type { SignUpDetails, SignUpFailure } from '#src/flows/sign-up.ts';
import { authEntryState } from '#src/lib/history-state.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { useRedirect } from '../redirect/use-redirect.ts';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import { firstProblemField, rejectionView } from '../shared/field-messages.ts';
import { EmailField } from '../shared/email-field.tsx';
import { SubmitButton } from '../shared/submit-button.tsx';
import { REGISTER_DRAFT, useKeptFields } from '../shared/use-kept-fields.ts';
import { signUpFieldMessage } from './sign-up-messages.ts';

const { fields } = fieldWords;
const { register } = signUpWords;
const REJECTION_ID = 'sign-up-rejection';

interface RegisterFormProps {
  passedEmail: string;
  /** The details submitted before, if the user has gone back to correct them. */
  submitted: SignUpDetails | null;
  loginPath: string;
  waiting: boolean;
  failure: SignUpFailure | null;
  onSubmit: (details: SignUpDetails) => void;
}

export function RegisterForm(props: RegisterFormProps) {
  const { passedEmail, submitted, loginPath, waiting, failure, onSubmit } = props;
  const kept = useKeptFields(REGISTER_DRAFT, passedEmail);
  const view = rejectionView(failure, { 'sign-in': register.taken });
  const { refusedInputs, recedes } = view;
  useFocusField(firstProblemField(failure), failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', email = '', password = '' } = fieldsOf(event.currentTarget);
    onSubmit({ name, email, password });
  };
  return (
    <>
      <Rejection
        view={view}
        attempt={failure}
        email={submitted?.email ?? ''}
        loginPath={loginPath}
      />
      <form {...kept.form} onSubmit={submit} className="grid gap-5">
        <TextField
          id="name"
          label={fields.name}
          error={signUpFieldMessage(failure, 'name')}
          name="name"
          autoComplete="name"
          dir="auto"
          aria-required
          defaultValue={submitted?.name ?? kept.name}
        />
        <EmailField
          error={signUpFieldMessage(failure, 'email')}
          refusedBy={refusedInputs.includes('email') ? REJECTION_ID : undefined}
          defaultValue={submitted?.email ?? kept.email}
        />
        <ChosenPassword
          label={fields.password}
          error={signUpFieldMessage(failure, 'password')}
          refusedBy={refusedInputs.includes('new-password') ? REJECTION_ID : undefined}
          defaultValue={submitted?.password}
        />
        <SubmitButton words={register} waiting={waiting} recedes={recedes} />
        <p className="text-sm text-muted">{register.next}</p>
      </form>
    </>
  );
}

interface RejectionProps {
  view: FailureView;
  attempt: SignUpFailure | null;
  /** Passed on to the sign-in and the reset. */
  email: string;
  loginPath: string;
}

/** If the address is taken, the way in is to sign in. */
function Rejection({ view, attempt, email, loginPath }: RejectionProps) {
  const resetPath = useRedirect().via(paths.resetPassword);
  const state = authEntryState({ email });
  return (
    <ErrorMessage
      id={REJECTION_ID}
      {...view}
      tags={{ reset: { to: resetPath, state } }}
      attempt={attempt}
    >
      {view.wayOut === 'sign-in' && (
        <Link to={loginPath} state={state} className={buttonStyle('main', 'mt-3 mb-1')}>
          {register.login}
        </Link>
      )}
    </ErrorMessage>
  );
}
