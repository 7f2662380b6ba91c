import { type FormEvent } from 'react';
import { authWords } from '#content/auth.ts';
import type { SignUpFailure, SignUpField } from '#src/flows/sign-up/sign-up.ts';
import { Button } from '#src/ui/button.tsx';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { signUpFieldText, signUpRejectionText } from './sign-up-words.ts';
import type { SignUpDetails } from './use-sign-up.ts';

const { fields, register } = authWords;

interface RegisterFormProps {
  details: SignUpDetails;
  onChange: (details: SignUpDetails) => void;
  waiting: boolean;
  failure: SignUpFailure | null;
  onSubmit: () => void;
}

export function RegisterForm(props: RegisterFormProps) {
  const { details, onChange, waiting, failure, onSubmit } = props;
  useFocusField(firstFieldWithError(failure), failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <ErrorMessage text={signUpRejectionText(failure)} attempt={failure} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          id="name"
          label={fields.name}
          error={signUpFieldText(failure, 'name')}
          name="name"
          autoComplete="name"
          aria-required
          value={details.name}
          onChange={(event) => onChange({ ...details, name: event.target.value })}
        />
        <TextField
          id="email"
          label={fields.email}
          error={signUpFieldText(failure, 'username')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={details.email}
          onChange={(event) => onChange({ ...details, email: event.target.value })}
        />
        <ChosenPassword
          label={fields.password}
          error={signUpFieldText(failure, 'password')}
          value={details.password}
          onChange={(password) => onChange({ ...details, password })}
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
  if (failure?.kind !== 'refused') return null;
  return FIELD_IDS[failure.missing[0] ?? 'password'];
}
