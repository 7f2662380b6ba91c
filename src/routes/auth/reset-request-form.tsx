import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { authWords } from '#content/auth.ts';
import { paths } from '#src/config/paths.ts';
import type { PasswordResetFailure } from '#src/flows/password-reset/password-reset.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { ErrorMessage } from '#src/ui/error-message.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusField } from '#src/ui/use-focus-field.ts';
import { resetRejectionText } from './reset-words.ts';

const { fields, required, resetPassword: words } = authWords;

interface ResetRequestFormProps {
  initialEmail: string;
  loginPath: string;
  waiting: boolean;
  failure: PasswordResetFailure | null;
  onSubmit: (email: string) => void;
}

export function ResetRequestForm(props: ResetRequestFormProps) {
  const { initialEmail, loginPath, waiting, failure, onSubmit } = props;
  const [email, setEmail] = useState(initialEmail);
  const empty = failure?.kind === 'refused';
  useFocusField(empty ? 'email' : null, failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(email);
  };
  return (
    <>
      <ErrorMessage text={empty ? null : resetRejectionText(failure)} attempt={failure} />
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          id="email"
          label={fields.email}
          error={empty ? required.resetPassword.username : undefined}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" waiting={waiting} waitingLabel={words.sending}>
          {words.send}
        </Button>
      </form>
      <div className="grid justify-items-start">
        <Link to={loginPath} state={{ email }} className={buttonStyle('plain')}>
          {words.toLogin}
        </Link>
        <Link to={paths.home} className={buttonStyle('plain')}>
          {words.home}
        </Link>
      </div>
    </>
  );
}
