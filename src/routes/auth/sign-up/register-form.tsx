import type { FormEvent } from 'react';
import { fieldWords } from '#content/auth/fields.ts';
import { signUpWords } from '#content/auth/sign-up.ts';
import { paths, withRedirect } from '#src/config/paths.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import type { SignUpFailure, SignUpField } from '#src/flows/sign-up/sign-up.ts';
import { authState } from '#src/lib/history-state.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { fieldsOf } from '#src/ui/form-fields.ts';
import { withLinks } from '#src/ui/linked-text.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { useRedirectParam } from '../redirect/use-redirect-after-sign-in.ts';
import { ChosenPassword } from '../shared/chosen-password.tsx';
import { EmailField } from '../shared/email-field.tsx';
import { REGISTER_DRAFT, useKeptFields } from '../shared/use-kept-fields.ts';
import { signUpFieldText, signUpRejectionText } from './sign-up-copy.ts';
import type { SignUpDetails } from './use-sign-up.ts';

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
  const resetPath = withRedirect(paths.resetPassword, useRedirectParam());
  const withEmail = authState({ email: submitted?.email ?? '' });
  useFocusField(firstFieldWithError(failure), failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name = '', email = '', password = '' } = fieldsOf(event.currentTarget);
    onSubmit({ name, email, password });
  };
  return (
    <>
      <ErrorMessage
        id={REJECTION_ID}
        text={signUpRejectionText(failure)}
        detail={isInputRefused('email', failure) ? register.taken : undefined}
        link={withLinks([
          { words: register.login, to: loginPath, state: withEmail },
          { words: register.takenReset, to: resetPath, state: withEmail },
        ])}
        attempt={failure}
      />
      <form {...kept.form} onSubmit={submit} className="grid gap-5">
        <TextField
          id="name"
          label={fields.name}
          error={signUpFieldText(failure, 'name')}
          name="name"
          autoComplete="name"
          aria-required
          defaultValue={submitted?.name ?? kept.name}
        />
        <EmailField
          error={signUpFieldText(failure, 'username')}
          refusedBy={isInputRefused('email', failure) ? REJECTION_ID : undefined}
          defaultValue={submitted?.email ?? kept.email}
        />
        <ChosenPassword
          label={fields.password}
          error={signUpFieldText(failure, 'password')}
          refusedBy={isInputRefused('new-password', failure) ? REJECTION_ID : undefined}
          defaultValue={submitted?.password}
        />
        <Button type="submit" waiting={waiting} waitingLabel={register.submitting}>
          {register.submit}
        </Button>
        <p className="text-sm text-muted">{register.next}</p>
      </form>
    </>
  );
}

const FIELD_IDS: Record<SignUpField, string> = {
  name: 'name',
  username: 'email',
  password: 'password',
  code: 'code',
};

function firstFieldWithError(failure: SignUpFailure | null): string | null {
  const [first] = failure?.kind === 'refused' ? failure.problems.keys() : [];
  return first === undefined ? null : FIELD_IDS[first];
}
