import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { emptyFieldText, rejectionText } from './sign-in-words.ts';

const { fields, login } = authWords;

interface CredentialsFormProps {
  initialEmail: string;
  resetPath: string;
  waiting: boolean;
  failure: SignInFailure | null;
  onSubmit: (email: string, password: string) => void;
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { initialEmail, resetPath, waiting, failure, onSubmit } = props;
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const emailError = emptyFieldText(failure, 'username');
  const passwordError = emptyFieldText(failure, 'password');
  useFocusField(emailError ? 'email' : passwordError ? 'password' : null, failure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(email, password);
  };

  return (
    <>
      <ErrorMessage text={rejectionText(failure)} attempt={failure} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          id="email"
          label={fields.email}
          error={emailError}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          id="password"
          label={fields.password}
          error={passwordError}
          showLabel={fields.showPassword}
          hideLabel={fields.hidePassword}
          name="password"
          autoComplete="current-password"
          aria-required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link
          to={resetPath}
          state={{ email }}
          className={buttonStyle('plain', '-my-3 justify-self-start')}
        >
          {login.forgot}
        </Link>
        <Button type="submit" waiting={waiting} waitingLabel={login.submitting}>
          {login.submit}
        </Button>
      </form>
    </>
  );
}
